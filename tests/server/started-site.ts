import { afterAll } from 'vitest';
import { type PracticeSite, type PracticeSiteOptions, startPracticeSite } from '../../dist/cli/index.js';

const sites: PracticeSite[] = [];

afterAll(() => Promise.all(sites.map((site) => site.close())));

/** Starts a site in this process, which is closed after the tests of the file. Its seed is 7 unless the options say another. */
export async function start(options?: PracticeSiteOptions) {
  const site = await startPracticeSite({ port: 0, seed: 7, ...options });
  sites.push(site);
  return site;
}
