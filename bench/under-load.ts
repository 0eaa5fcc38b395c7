import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserEncodings } from './servers';

export type Load = { perSecond: number; p99: number; total: number; failed: number };

/**
 * Starts a process with 50 keep-alive connections to a server, each of which sends the next request as soon as it has its
 * response.
 */
export async function load(port: number, path: string, seconds: number): Promise<Load> {
  const autocannon = join(import.meta.dirname, 'node_modules/autocannon/autocannon.js');
  const headers = ['-H', `Accept-Encoding=${browserEncodings}`, '-H', 'Accept=text/html,*/*', '-H', 'Host=localhost'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [autocannon, '-j', '-c', '50', '-d', `${seconds}`, ...headers, `http://127.0.0.1:${port}${path}`],
    { maxBuffer: 64e6 },
  );
  const { requests, latency, errors, timeouts, non2xx } = JSON.parse(stdout);
  return { perSecond: requests.average, p99: latency.p99, total: requests.total, failed: errors + timeouts + non2xx };
}
