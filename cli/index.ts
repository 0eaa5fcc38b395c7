export type { RunOptions } from '../site/run/run-options';
export type { PracticeSite, PracticeSiteOptions } from './start/start-site';
export { startPracticeSite } from './start/start-site';
