/**
 * Whose requirements, bugs and solutions are still to be written again: each requirement as one promise, in the words of
 * testers. It only gets shorter.
 */
export const unfinishedPages: readonly string[] = ['shell', 'home', 'file-download', 'multi-tiered-menu'];
