import { openedWith } from '../../run/page-options';

/** Addresses of the documents that open. They are loaded with the options that this one was loaded with. */
export const openedDocument = `frames/opened.html${openedWith}`;
export const questionDocument = `frames/question.html${openedWith}`;
export const counterDocument = `frames/counter.html${openedWith}`;
