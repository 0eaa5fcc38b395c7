import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { vi } from 'vitest';
import { freePort } from '../free-port';

const root = join(import.meta.dirname, '../..');
const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ family }) => family === 'IPv6'),
);

/** What to install when nginx is not on this machine. */
export async function missingNginx(): Promise<string | undefined> {
  const found = await execa('nginx', ['-v'], { reject: false });
  return found.failed ? 'No nginx here: apt-get install nginx-light.' : undefined;
}

/** Runs nginx as this user in a folder, with a file of `deploy/` whose texts are replaced by those of this run. */
export async function startNginx(folder: string, file: string, replacements: Record<string, string>) {
  const port = await freePort();
  const values: Record<string, string> = { 7360: `${port}`, ...replacements };
  let config = readFileSync(join(root, 'deploy', file), 'utf8');
  for (const text of Object.keys(values)) if (!config.includes(text)) throw new Error(`${file} has no ${text}.`);
  // All at once, because the digits of a free port may contain one of the ports that are replaced.
  config = config.replace(new RegExp(Object.keys(values).join('|'), 'g'), (text) => values[text] ?? text);
  if (!hasIpv6) config = config.replace(/^\s*listen \[::\].*$/m, '');

  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  mkdirSync(join(folder, 'temporary'));
  writeFileSync(join(folder, 'site.conf'), config);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
     worker_processes 1;
     pid ${folder}/nginx.pid;
     events { worker_connections 512; }
     http {
       include /etc/nginx/mime.types;
       log_format test '$upstream_addr|$status|$request';
       access_log ${folder}/access.log test;
       ${temporary.map((name) => `${name}_temp_path ${folder}/temporary/${name};`).join('\n')}
       include ${folder}/site.conf;
     }`,
  );
  const nginx = execa(
    'nginx',
    ['-e', `${folder}/error.log`, '-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'],
    // Not at once, because it lets connections end.
    { killSignal: 'SIGQUIT', forceKillAfterDelay: 2000, reject: false },
  );
  await Promise.race([
    vi.waitUntil(() => accepts(port), { interval: 20, timeout: 30_000 }),
    nginx.then(({ stderr }) => {
      throw new Error(`nginx ended: ${stderr} ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    }),
  ]);
  return {
    url: `http://localhost:${port}`,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8').trimEnd().split('\n'),
    async stop() {
      nginx.kill();
      await nginx;
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
