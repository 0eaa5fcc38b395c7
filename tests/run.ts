import { rmSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { buildIfStale } from '../build/build';
import { installTool } from '../tools/install';
import { ensureBrowser } from './ensure-browser';
import { playwrightReport, type Ran, vitestReport } from './report';

// npm test: runs both runners to their end, the second also when the first has failed, and adds up what they report.

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
// Beside the build, because much of their time is the registry's and the disk's. Where this fails, the tests that need
// one say so.
const tools = installTools().catch(() => {});
await buildIfStale();
await ensureBrowser();
await tools;

const tests = [
  ...(await run('vitest', 'run', () => vitestReport(`${results}/vitest.json`))),
  ...(await run('playwright', 'test', () => playwrightReport(`${results}/e2e.json`))),
];

// The failures again at the end, because that is the part of a long log that people read and services keep.
const failures = tests.filter(isFailure);
if (failures.length > 0) console.log('\n== Failed');
for (const { name, message = '' } of failures)
  console.log(`${name}\n${stripVTControlCharacters(message).slice(0, 2000)}\n`);

const passed = tests.filter(({ status }) => status === 'passed').length;
const skipped = tests.length - passed - failures.length;
const summary = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
writeFileSync(`${results}/summary.txt`, `${summary}\n`);
console.log(summary);
process.exitCode = failures.length > 0 ? 1 : 0;

async function installTools() {
  for (const tool of ['check', 'formats', 'drivers'] as const) await installTool(tool);
}

async function run(runner: string, command: string, report: () => Ran[]): Promise<Ran[]> {
  let { failed } = await execa(runner, [command], {
    preferLocal: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
  });
  let ran: Ran[] = [];
  try {
    ran = report();
  } catch {
    // It crashed before it wrote one.
    failed = true;
  }
  // A runner can fail although no test has failed: by a crash or an unhandled error.
  if (!failed || ran.some(isFailure)) return ran;
  return [...ran, { name: runner, status: 'failed', message: 'It failed, and no test of it did.' }];
}

function isFailure({ status }: Ran): boolean {
  return status !== 'passed' && status !== 'skipped';
}
