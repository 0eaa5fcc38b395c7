import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execa } from 'execa';
import { buildIfStale } from '../cli/dev/build';
import { ensureBrowser } from './ensure-browser';

type Count = { passed: number; failed: number; skipped: number };

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

await buildIfStale();
await ensureBrowser();

const counts = [
  await step('check', 'npm', ['run', 'check'], () => ({ passed: 1, failed: 0, skipped: 0 })),
  await vitest('modules, server and package', ['unit', 'server', 'package']),
  // One at a time: each of them starts browsers of its own.
  await vitest(
    'integrations, deployments, WebKit, and pages at the event',
    ['integrations', 'deploy', 'webkit', 'at-event'],
    '--no-file-parallelism',
  ),
  await step('playwright', 'playwright', ['test'], playwrightCount),
];

const total = (name: keyof Count) => counts.reduce((sum, count) => sum + count[name], 0);
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
const summary = `${total('passed')} passed, ${total('failed')} failed${skipped}`;
writeFileSync(`${results}/summary.txt`, `${summary}\n`);
console.log(summary);
process.exitCode = total('failed') > 0 ? 1 : 0;

/** Runs one runner to its end, whatever the ones before it said, and counts its tests. */
async function step(name: string, command: string, args: string[], count: () => Count): Promise<Count> {
  console.log(`\n== ${name}`);
  const { failed } = await execa(command, args, { preferLocal: true, stdio: 'inherit', reject: false });
  try {
    const counted = count();
    // A runner can fail with no test to blame: a crash, an unhandled error.
    return failed && counted.failed === 0 ? { ...counted, passed: name === 'check' ? 0 : counted.passed, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function vitest(name: string, projects: string[], ...options: string[]): Promise<Count> {
  const report = `${results}/${projects[0]}.json`;
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter',
    'default',
    '--reporter',
    'json',
    '--outputFile',
    report,
    ...options,
  ];
  return step(name, 'vitest', args, () => {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  });
}

function playwrightCount(): Count {
  const { stats } = JSON.parse(readFileSync(`${results}/e2e.json`, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
