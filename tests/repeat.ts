import { readFileSync, rmSync } from 'node:fs';
import { execa } from 'execa';
import { buildIfStale } from '../cli/dev/build';
import { ensureBrowser } from './ensure-browser';

// npm run test:repeat -- 20: the whole Chromium suite so many times, at one worker and at eight, retries off.

type Spec = { title: string; tests: { projectName: string; results: { status: string }[] }[] };
type Suite = { title?: string; specs?: Spec[]; suites?: Suite[] };

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
  // Without the traces, which make a run a sixth longer: what failed is run again with one.
  await execa('playwright', ['test', ...projects, ...repeat, '--trace', 'off', '--reporter', 'dot,json'], {
    preferLocal: true,
    reject: false,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  for (const { title, tests } of specsOf(JSON.parse(readFileSync(report, 'utf8')))) {
    for (const { projectName, results } of tests) {
      // Nothing is said of a test that a crash kept from running.
      const status = results.at(-1)?.status ?? 'not run';
      if (status === 'skipped') continue;
      runs++;
      if (status === 'passed') continue;
      const name = `${projectName} › ${title}`;
      failures.set(name, (failures.get(name) ?? 0) + 1);
    }
  }
}

for (const [name, count] of failures) console.log(`${count} × ${name}`);
const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
console.log(`${failed} of ${runs} runs failed`);
process.exitCode = failed > 0 || runs === 0 ? 1 : 0;

/** Each under the titles of all that it is in, of which the outermost is its file. */
function specsOf({ title: outer, specs = [], suites = [] }: Suite): Spec[] {
  const inner = [...specs, ...suites.flatMap(specsOf)];
  return outer ? inner.map(({ title, tests }) => ({ title: `${outer} › ${title}`, tests })) : inner;
}
