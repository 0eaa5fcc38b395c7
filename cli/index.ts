export type { RunOptions } from '../site/run-options';
export type { PracticeSite, PracticeSiteOptions } from './start';
export { startPracticeSite } from './start';
