export type { RunOptions } from '../site/run/run-options';
export type { PracticeSite, PracticeSiteOptions } from './start';
export { startPracticeSite } from './start';
