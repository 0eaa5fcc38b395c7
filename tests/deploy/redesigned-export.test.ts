import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startPracticeSite } from '../../dist/cli/index.js';
import { redesignIds } from '../../site/redesigns';
import { inDepth, wholeSuite } from '../depth';
import { playwrightSolutions, runTool } from '../run-tool';
import { temporaryFolder } from '../temporary-folder';
import { runSuite } from './e2e';

const folder = temporaryFolder();
// Only all together, because that is each of them; one by one with WHOLE_SUITE=1, which says which one it is.
describe.each(wholeSuite ? redesignIds : (['next'] as const))('the redesign %s', (id) => {
  test('is survived by the reference solutions', async () => {
    const site = await startPracticeSite({ port: 0, redesigns: [id] });
    const args = [...playwrightSolutions(inDepth), '--output', join(folder, `${id}-solutions`)];
    const { exitCode, all } = await runTool('playwright', args, site.url);
    await site.close();
    expect(exitCode, all).toBe(0);
  });

  if (!wholeSuite) return;
  test('is survived by our own suite', async () => {
    const site = await startPracticeSite({ port: 0, redesigns: [id] });
    const { exitCode, all } = await runSuite(site.url, { output: join(folder, id), without: /@design/ });
    await site.close();
    expect(exitCode, all).toBe(0);
  });
});
