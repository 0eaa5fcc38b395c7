import { rmSync } from 'node:fs';
import { execa } from 'execa';
import { buildIfStale } from '../build/build';
import { ensureBrowser } from './ensure-browser';
import { playwrightReport } from './report';

// npm run test:repeat -- 20: runs the Chromium suite 20 times with one worker and with eight, without retries.

const times = Number(process.argv[2] ?? 20);
if (!Number.isInteger(times) || times < 1) throw new Error('Say how many times: npm run test:repeat -- 20');

await buildIfStale();
await ensureBrowser();

let runs = 0;
const failures = new Map<string, number>();
for (const workers of [1, 8]) {
  const report = `test-results/repeat-${workers}.json`;
  rmSync(report, { force: true });
  const projects = ['--project', 'desktop', '--project', 'phone'];
  const repeat = ['--repeat-each', String(times), '--workers', String(workers), '--retries', '0'];
  await execa('playwright', ['test', ...projects, ...repeat, '--reporter', 'dot,json'], {
    preferLocal: true,
    reject: false,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  for (const { name, status } of playwrightReport(report)) {
    if (status === 'skipped') continue;
    runs++;
    if (status !== 'passed') failures.set(name, (failures.get(name) ?? 0) + 1);
  }
}

for (const [name, count] of failures) console.log(`${count} × ${name}`);
const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
console.log(`${failed} of ${runs} runs failed`);
process.exitCode = failed > 0 || runs === 0 ? 1 : 0;
