import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../build/build';
import { pages } from '../site/catalogue';
import { ensureBrowser } from '../tests/ensure-browser';
import { freePort } from '../tests/free-port';
import { measureGradeByTest } from './grade-by-test';
import { measureGrade } from './grade-time';
import { type Installed, ourInstall, peerInstall } from './installed';
import { measurePages, type PageFigures, type Times, withEmptyPage } from './page-loads';
import {
  browserEncodings,
  cpuOf,
  descriptorsOf,
  each,
  median,
  memoryOf,
  type Peer,
  paths,
  peers,
  prepare,
  root,
  start,
  startCommand,
  untilReady,
} from './servers';
import { type Load, load } from './under-load';

// npm run bench, npm run bench -- --pages for the part about the pages alone, either with --quick for a first
// impression. Servers take turns, so that a busy moment of the machine affects all of them.

const { values: flags } = parseArgs({ options: { quick: { type: 'boolean' }, pages: { type: 'boolean' } } });
const rounds = flags.quick
  ? { starts: 5, loads: 1, seconds: 1, pages: 1, grades: 2 }
  : { starts: 40, loads: 3, seconds: 2, pages: 5, grades: 10 };

type Limits = { light: number; library: number };

/** The times of a page, and how many times those of the empty page they may take. */
const timesCompared: { name: string; figure: keyof Times; limits?: Limits }[] = [
  { name: 'content', figure: 'firstTestId', limits: { light: 1.5, library: 2 } },
  { name: 'first paint', figure: 'painted', limits: { light: 1.6, library: 2.1 } },
  { name: '`DOMContentLoaded`', figure: 'there' },
  { name: '`load`', figure: 'load', limits: { light: 2, library: 2.4 } },
  { name: 'processor', figure: 'processor' },
];

await buildIfStale();
await ensureBrowser();
if (flags.pages) await measurePagesAlone();
await prepare();
const loadBefore = loadavg()[0] ?? 0;

console.error('cold start …');
const starts = await coldStarts();
console.error('load …');
const loads = await underLoad();
console.error('aborted downloads …');
const left = await each(descriptorsLeft);
console.error('pages …');
const pageFigures = await pageByPage();
console.error('grade …');
const grade = await measureGrade(rounds.grades);
const tests = await (flags.quick ? measureGradeByTest(4, 20, 3) : measureGradeByTest(20, 150, 15));
const installs = installSizes();

const report = written();
console.log(report);
if (!flags.quick) writeFileSync(join(import.meta.dirname, 'results.md'), report);

/** Writes the part about the pages again, and leaves the rest as it was measured before. */
async function measurePagesAlone() {
  const file = join(import.meta.dirname, 'results.md');
  const part = pagesWritten(await pageByPage());
  console.log(part);
  const others = readFileSync(file, 'utf8').replace(/^## Pages\n.*/ms, '');
  if (!flags.quick) writeFileSync(file, others + part);
  process.exit();
}

type Start = { wall: number; cpu: number };

/** The time from spawning a server to its first 200, and the processor time that it took, in milliseconds. */
async function coldStarts(): Promise<Record<Peer, Start>> {
  const taken = Object.fromEntries(peers.map((peer) => [peer, [] as Start[]])) as Record<Peer, Start[]>;
  for (let round = 0; round < rounds.starts; round++) {
    for (const peer of peers) {
      const server = await start(peer);
      await untilReady(server.port);
      taken[peer].push({ wall: performance.now() - server.spawned, cpu: cpuOf(server.pid) });
      await server.stop();
    }
  }
  return each(async (peer) => ({
    wall: median(taken[peer].map(({ wall }) => wall)),
    cpu: median(taken[peer].map(({ cpu }) => cpu)),
  }));
}

type Loaded = { by: Record<keyof typeof paths, Load & { cpu: number }>; memory: number };

/**
 * Requests per second, the 99th percentile in milliseconds, processor time per request in microseconds, and the memory
 * at the end in megabytes.
 */
async function underLoad(): Promise<Record<Peer, Loaded>> {
  const servers = await each(start);
  for (const peer of peers) await untilReady(servers[peer].port);
  const taken = await each(
    async () =>
      ({ page: [], script: [], frame: [], sample: [] }) as Record<keyof typeof paths, (Load & { cpu: number })[]>,
  );
  for (let round = 0; round < rounds.loads; round++) {
    for (const name of Object.keys(paths) as (keyof typeof paths)[]) {
      for (const peer of peers) {
        const { pid, port } = servers[peer];
        const before = cpuOf(pid);
        const figures = await load(port, paths[name], rounds.seconds);
        taken[peer][name].push({ ...figures, cpu: ((cpuOf(pid) - before) * 1000) / figures.total });
      }
    }
  }
  const loaded = await each(async (peer) => {
    const middle = (name: keyof typeof paths) => {
      const of = (figure: keyof Load | 'cpu') => median(taken[peer][name].map((figures) => figures[figure]));
      const failed = taken[peer][name].reduce((sum, figures) => sum + figures.failed, 0);
      return { perSecond: of('perSecond'), p99: of('p99'), total: of('total'), cpu: of('cpu'), failed };
    };
    return {
      by: { page: middle('page'), script: middle('script'), frame: middle('frame'), sample: middle('sample') },
      memory: memoryOf(servers[peer].pid),
    };
  });
  for (const peer of peers) await servers[peer].stop();
  return loaded;
}

/** How many more descriptors are open two seconds after three hundred clients closed their connection during a file. */
async function descriptorsLeft(peer: Peer): Promise<number> {
  const server = await start(peer);
  await untilReady(server.port);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = descriptorsOf(server.pid);
  for (let group = 0; group < 6; group++)
    await Promise.all(Array.from({ length: 50 }, () => abortedDownload(server.port)));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const after = descriptorsOf(server.pid);
  await server.stop();
  return Math.max(0, after - before);
}

async function abortedDownload(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  // Without Accept-Encoding, so that the response is as long as possible.
  socket.write(`GET ${paths.script} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(socket, 'data');
  socket.resetAndDestroy();
  await once(socket, 'close');
}

async function pageByPage(): Promise<PageFigures[]> {
  const { folder, remove } = await withEmptyPage();
  const port = await freePort();
  const server = await startCommand([join(folder, 'bin/practice-site.js'), 'serve', '--port', `${port}`], port);
  await untilReady(port);
  const figures = await measurePages(`http://localhost:${port}`, rounds.pages);
  await server.stop();
  remove();
  return figures;
}

function installSizes(): Record<Exclude<Peer, 'bare node:http'>, Installed> {
  return {
    'practice-site': ourInstall(),
    'sirv-cli': peerInstall(import.meta.dirname, 'sirv-cli'),
    serve: peerInstall(import.meta.dirname, 'serve'),
    'http-server': peerInstall(import.meta.dirname, 'http-server'),
    'vite preview': peerInstall(root, 'vite'),
  };
}

function written(): string {
  const bare = 'bare node:http';
  const ours = 'practice-site';
  const figuresOf = (id: string) => pageFigures.find((page) => page.id === id) as PageFigures;
  const home = figuresOf('home');
  const own = pageFigures.filter(({ id }) => id !== 'empty');
  const loadAfter = Math.max(...pageFigures.map(({ load, there }) => load - there));
  const ratio = (one: number, other: number) => `${(one / other).toFixed(2)} x`;
  const named = (name: keyof typeof paths) =>
    ({ page: '`/`', script: 'the script', frame: 'a frame', sample: 'a sample' })[name];
  const names = Object.keys(paths) as (keyof typeof paths)[];

  const startRatio = starts[ours].wall / starts[bare].wall;
  const speed = (name: keyof typeof paths) => loads[ours].by[name].perSecond / loads[bare].by[name].perSecond;
  const memory = loads[ours].memory / loads['sirv-cli'].memory;
  const homeBytes = home.scripts.gzip + home.styles.gzip;
  const share = (home.requests * loads[ours].by.script.cpu) / 1000 / home.firstTestId;
  const held: [string, string, string, boolean][] = [
    ['cold start, spawn to first 200', '<= 1.25 x bare', `${startRatio.toFixed(2)} x`, startRatio <= 1.25],
    ['requests/s on `/`', '>= 0.85 x bare', `${speed('page').toFixed(2)} x`, speed('page') >= 0.85],
    ['requests/s on the script', '>= 0.85 x bare', `${speed('script').toFixed(2)} x`, speed('script') >= 0.85],
    ['memory after load', '<= 0.8 x sirv-cli', `${memory.toFixed(2)} x`, memory <= 0.8],
    ['descriptors after 300 aborted downloads', '0', `${left[ours]}`, left[ours] === 0],
    ['packages to install', '1', `${installs[ours].packages}`, installs[ours].packages === 1],
    ['unpacked', '<= 8 MB', `${installs[ours].megabytes.toFixed(2)} MB`, installs[ours].megabytes <= 8],
    ['home, scripts and styles, gzip', '<= 105 KB', kilobytes(homeBytes), homeBytes <= 105_000],
    ...timesCompared.flatMap(({ name, limits, figure }): [string, string, string, boolean][] => {
      if (!limits) return [];
      const within = own.filter(
        (page) => !missedBy(page, figuresOf('empty')).some((missed) => missed.figure === figure),
      );
      const limit = `${limits.light} x an empty page's, with a library ${limits.library} x`;
      return [[`${name}, pages`, limit, `${within.length} of ${own.length}`, within.length === own.length]];
    }),
    ['`load` after `DOMContentLoaded`, the slowest page', '<= 150 ms', `${loadAfter.toFixed(0)} ms`, loadAfter <= 150],
    ['a run of `grade` beside its suite', '<= 150 ms', `${grade.perRun.toFixed(0)} ms`, grade.perRun <= 150],
    ...(['grade', 'heal'] as const).map((name): [string, string, string, boolean] => {
      const took = grade.firstLine[name];
      return [`the first line of \`${name}\``, '<= 500 ms', `${took.toFixed(0)} ms`, took <= 500];
    }),
    ['memory of a further job', '<= 30 MB', `${grade.memoryPerJob.toFixed(1)} MB`, grade.memoryPerJob <= 30],
    ...(
      [
        ['with `{tests}`', tests.byNeededTests],
        ['with all tests in each run', tests.byTest],
      ] as const
    ).map(([name, { seconds, runs }]): [string, string, string, boolean] => [
      `a grade test by test, 150 tests over 20 pages, ${name}`,
      '<= 0.1 x by exit code',
      `${ratio(seconds, tests.byExitCode.seconds)}, ${runs} runs instead of ${tests.byExitCode.runs}`,
      seconds <= 0.1 * tests.byExitCode.seconds,
    ]),
    [
      'start with a bug on each page, against none',
      '<= 50 ms more',
      `${tests.startWithBugs.toFixed(0)} ms`,
      tests.startWithBugs <= 50,
    ],
    ["the server's processor time in one visit of home", '<= 1 %', `${(share * 100).toFixed(2)} %`, share <= 0.01],
  ];

  const processor = cpus()[0]?.model.trim() ?? 'Unknown processor';
  const gigabytes = (totalmem() / 2 ** 30).toFixed(0);
  const machine = [processor, `${availableParallelism()} cores`, `${gigabytes} GB`, process.platform]
    .concat(`Node ${process.version}`)
    .join(', ');
  return `# Measured

\`npm run bench\` writes this page. ${machine}.
Load of the machine before: ${loadBefore.toFixed(1)}. Every figure is a median; servers take turns, so that a busy
moment hits all of them. Processor time, user and system, is a second opinion for a machine that does other things as
well.

## What is to hold

| what | hold | measured | holds |
| --- | --- | --- | --- |
${held.map(([what, hold, measured, holds]) => tableRow(what, hold, measured, holds ? 'yes' : '**no**')).join('\n')}

## Cold start (${rounds.starts} each)

| | spawn to first 200 | to bare | processor time | to bare |
| --- | --- | --- | --- | --- |
${peers
  .map((peer) => {
    const { wall, cpu } = starts[peer];
    const [toBareWall, toBareCpu] = [ratio(wall, starts[bare].wall), ratio(cpu, starts[bare].cpu)];
    return tableRow(peer, `${wall.toFixed(0)} ms`, toBareWall, `${cpu.toFixed(0)} ms`, toBareCpu);
  })
  .join('\n')}

## Load: 50 keep-alive connections (${rounds.loads} x ${rounds.seconds} s each)

Each request has \`Accept-Encoding: ${browserEncodings}\`.

${names
  .map(
    (name) => `### ${named(name)}

| | requests/s | to bare | p99 | processor time per request | failed |
| --- | --- | --- | --- | --- | --- |
${peers
  .map((peer) => {
    const { perSecond, p99, cpu, failed } = loads[peer].by[name];
    const toBare = ratio(perSecond, loads[bare].by[name].perSecond);
    return tableRow(peer, perSecond.toFixed(0), toBare, `${p99} ms`, `${cpu.toFixed(0)} µs`, `${failed}`);
  })
  .join('\n')}`,
  )
  .join('\n\n')}

\`serve\` redirects the frame's address: what it counts as failed there.

## Memory, descriptors, install

| | memory after load | descriptors left by 300 aborted downloads | packages | installed |
| --- | --- | --- | --- | --- |
${peers
  .map((peer) => {
    const install = peer === bare ? undefined : installs[peer];
    const size = install ? [`${install.packages}`, `${install.megabytes.toFixed(1)} MB`] : ['–', '–'];
    return tableRow(peer, `${loads[peer].memory.toFixed(0)} MB`, `${left[peer]}`, ...size);
  })
  .join('\n')}

${pagesWritten(pageFigures)}`;
}

/** The part about the pages, a row each. */
function pagesWritten(figures: PageFigures[]): string {
  const empty = figures.find(({ id }) => id === 'empty') as PageFigures;
  const rows = figures.map((page) => {
    const { id, scripts, styles } = page;
    const bytes = [scripts.gzip, scripts.brotli, styles.gzip, styles.brotli].map(kilobytes);
    const times = timesCompared.map(({ figure }) => `${page[figure].toFixed(0)} ms`);
    const ratios = timesCompared.map(({ figure }) => `${(page[figure] / empty[figure]).toFixed(2)} x`);
    const missed = missedBy(page, empty).map(({ name }) => name);
    return tableRow(id, ...bytes, ...times, ...ratios, missed.length === 0 ? 'yes' : `**not ${missed.join(', ')}**`);
  });
  const limits = (kind: keyof Limits) =>
    timesCompared.flatMap(({ name, limits }) => (limits ? [`${name} ${limits[kind]} x`] : [])).join(', ');
  return `## Pages

Scripts and styles that a page's HTML names, and the time from the start of the navigation with an empty cache to its
first test id (content), to the first paint of its content, to \`DOMContentLoaded\`, when it is there and works, and to
\`load\`, when all others are there too; and the processor time of its main thread until then. Then the same against
\`empty\`, a React page with nothing but a heading, from the same server in the same run (medians of ${rounds.pages} visits).
The limits of a page: ${limits('light')}. With a library: ${limits('library')}.

${tableRow('page', 'scripts gzip', 'brotli', 'styles gzip', 'brotli', ...timesCompared.map(({ name }) => name), ...timesCompared.map(() => 'to empty'), 'holds')}
${tableRow(...Array.from({ length: 6 + 2 * timesCompared.length }, () => '---'))}
${rows.join('\n')}
`;
}

/** The limits that a page does not hold. */
function missedBy(page: PageFigures, empty: PageFigures) {
  const found = pages.find(({ id }) => page.id.split(' ')[0] === id);
  const kind = found && 'library' in found ? 'library' : 'light';
  return timesCompared.filter(({ figure, limits }) => limits && page[figure] / empty[figure] > limits[kind]);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

function tableRow(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
