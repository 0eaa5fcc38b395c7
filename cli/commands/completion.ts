import type { Command } from 'commander';

/** Lets the library add its two commands, `completion` and `complete`, to a program and run one. */
export async function runCompletion(program: Command, words: readonly string[]) {
  const { default: tab } = await import('@bomb.sh/tab/commander');
  tab(program, { completionCommandName: 'completion' });
  await program.parseAsync(words, { from: 'user' });
}
