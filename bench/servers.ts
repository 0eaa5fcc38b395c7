import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/free-port';

export const root = join(import.meta.dirname, '..');
/** A copy of the site's files with a page as a file, because the built site has its pages completed by the server. */
const site = mkdtempSync(join(tmpdir(), 'practice-site-bench-'));
const script = readdirSync(join(root, 'dist/site/assets')).find((name) => /^main-[\w-]+\.js$/.test(name));

/** The paths that are requested under load: a page, the site's script, a frame and a sample. */
export const paths = {
  page: '/',
  script: `/assets/${script}`,
  frame: '/frames/simple-form.html',
  sample: '/samples/sample.pdf',
};

/** The `Accept-Encoding` of Chromium. */
export const browserEncodings = 'gzip, deflate, br, zstd';

export const peers = ['bare node:http', 'practice-site', 'sirv-cli', 'serve', 'http-server', 'vite preview'] as const;
export type Peer = (typeof peers)[number];

export type Running = { child: ChildProcess; pid: number; port: number; spawned: number; stop(): Promise<void> };

const peerFolder = join(import.meta.dirname, 'node_modules');
const bareFiles: string[] = [];

/** Installs the peers on first use. Gives all others the same bytes to send, and the bare server the same headers. */
export async function prepare() {
  if (!existsSync(peerFolder)) execFileSync('npm', ['ci', '--silent'], { cwd: import.meta.dirname, stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'practice-site-bench-'));
  const ours = await start('practice-site');
  await untilReady(ours.port);
  for (const [name, path] of Object.entries(paths)) {
    const { headers, body } = await fetchRaw(ours.port, path);
    writeFileSync(join(folder, name), body);
    bareFiles.push([path, join(folder, name), ...headers].join('|'));
  }
  cpSync(join(root, 'dist/site'), site, { recursive: true });
  for (const [encoding, ending] of Object.entries({ identity: '', gzip: '.gz', br: '.br' })) {
    writeFileSync(join(site, `index.html${ending}`), (await fetchRaw(ours.port, '/', encoding)).body);
  }
  await ours.stop();
}

function commandOf(peer: Peer, port: string): string[] {
  switch (peer) {
    case 'bare node:http':
      return [join(import.meta.dirname, 'bare.mjs'), port, ...bareFiles];
    case 'practice-site':
      return [join(root, 'bin/practice-site.js'), 'serve', '--port', port];
    case 'sirv-cli':
      return [
        join(peerFolder, 'sirv-cli/bin.js'),
        site,
        '--host',
        '127.0.0.1',
        '--port',
        port,
        '--quiet',
        '--brotli',
        '--gzip',
      ];
    case 'serve':
      return [
        join(peerFolder, 'serve/build/main.js'),
        site,
        '--listen',
        `tcp://127.0.0.1:${port}`,
        '--no-request-logging',
        '--no-clipboard',
      ];
    case 'http-server':
      return [
        join(peerFolder, 'http-server/bin/http-server'),
        site,
        '-a',
        '127.0.0.1',
        '-p',
        port,
        '--silent',
        '--gzip',
        '--brotli',
      ];
    case 'vite preview':
      return [
        join(root, 'node_modules/vite/bin/vite.js'),
        'preview',
        '--outDir',
        site,
        '--host',
        '127.0.0.1',
        '--port',
        port,
        '--strictPort',
      ];
  }
}

export async function start(peer: Peer): Promise<Running> {
  const port = await freePort();
  return startCommand(commandOf(peer, String(port)), port);
}

/** Runs a script of Node's with its arguments, which name the port. */
export async function startCommand(command: string[], port: number): Promise<Running> {
  const spawned = performance.now();
  const child = spawn(process.execPath, command, { cwd: root, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { child, pid: child.pid as number, port, spawned, stop };
}

/** Sends a request every two milliseconds until the first 200. */
export async function untilReady(port: number) {
  const deadline = performance.now() + 60_000;
  while (!(await answers(port))) {
    if (performance.now() > deadline) throw new Error('A server did not start within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n');
    });
    socket.on('error', () => resolve(false)).on('close', () => resolve(false));
    socket.once('data', (data) => {
      resolve(data.toString('latin1').startsWith('HTTP/1.1 200'));
      socket.destroy();
    });
  });
}

/** A response as it was sent. Its headers, names and values in turns, are those that node:http has not added itself. */
function fetchRaw(
  port: number,
  path: string,
  encoding = browserEncodings,
): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { 'Accept-Encoding': encoding } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const isOwn = (name = '') => !['date', 'connection', 'keep-alive'].includes(name.toLowerCase());
      const headers = response.rawHeaders.filter((_, index, all) => isOwn(all[index - (index % 2)]));
      resolve({ headers, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}

/** Processor time of a process, user and system, in milliseconds. On a busy machine it varies less than the clock. */
export function cpuOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
    } catch {
      return sum;
    }
  }, 0);
}

/** Memory of a process in megabytes. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

export function descriptorsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const each = async <Value>(measure: (peer: Peer) => Promise<Value>): Promise<Record<Peer, Value>> => {
  const values: Partial<Record<Peer, Value>> = {};
  for (const peer of peers) values[peer] = await measure(peer);
  return values as Record<Peer, Value>;
};
