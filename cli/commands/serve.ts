import { version } from '../../package.json';
import { pages } from '../../site/catalogue';
import type { RunOptions } from '../../site/run/run-options';
import { CliError } from '../cli-error';
import { stdoutColors } from '../colors';
import { didYouMean } from '../did-you-mean';
import { withHunt } from '../hunt';
import { defaultPort } from '../options';
import { PortInUse } from '../server/listen';
import { type PracticeSite, type PracticeSiteOptions, startSite } from '../start';
import { whenNpxEnds } from './npx';

export type ServeOptions = Omit<PracticeSiteOptions, 'bugs' | 'seed'> & {
  seed?: string;
  /** Ids of bugs. */
  bug?: string[];
  /** How many bugs chance gives to pages. */
  hunt?: number;
  /** The id of the page to open; `true` for the home page. */
  open?: string | true;
  json?: boolean;
  quiet?: boolean;
};

type Start = (options: PracticeSiteOptions) => Promise<PracticeSite>;

/** Serves until a signal arrives, or the npx that started it ends. */
export async function serve({ bug, hunt, ...options }: ServeOptions, start: Start = startSite) {
  const page = pageToOpen(options.open);
  const chosen = withHunt({ bugs: bug, hunt, seed: options.seed });
  const site = await startNearby({ ...options, ...chosen }, start);

  const stop = stopper(site);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  whenNpxEnds(stop);

  await announce(site, options);
  if (hunt !== undefined) {
    console.error(`${hunt} bugs are hidden. What they are: practice-site bugs --hunt ${hunt} --seed ${chosen.seed}`);
  }
  if (page !== undefined) await openInBrowser(`${site.url.replace(/\/$/, '')}/${page}`);
}

/**
 * In a terminal, and if no port was chosen, tries the next ports when the default one is in use. A script gets an error
 * instead: it expects this site at the default port, and would talk to the other server.
 */
async function startNearby(options: PracticeSiteOptions & { json?: boolean }, start: Start): Promise<PracticeSite> {
  const mayMove = options.port === undefined && process.stdout.isTTY && !options.json;
  for (let port = options.port ?? defaultPort; ; port++) {
    try {
      return await start({ ...options, port });
    } catch (error) {
      if (!mayMove || !(error instanceof PortInUse) || port >= defaultPort + 100) throw error;
      console.error(`Port ${port} is in use: trying ${port + 1}.`);
    }
  }
}

function stopper(site: PracticeSite) {
  let stopping = false;
  return () => {
    if (stopping) process.exit(1);
    stopping = true;
    site.close().then(() => process.exit(0));
  };
}

async function announce(site: PracticeSite, { json, quiet }: ServeOptions) {
  const { url, urls, port, options } = site;
  if (json) {
    console.log(JSON.stringify({ url, urls, port, pid: process.pid, version, options }));
  } else if (!quiet) {
    const color = await stdoutColors();
    console.log(`${color.bold('practice-site')} ready at ${color.cyan(url)}`);
    const network = urls.slice(1).filter((other) => !/127\.0\.0\.1|\[::1\]/.test(other));
    for (const other of network) console.error(`  network      ${other}`);
    if (process.stdout.isTTY) for (const line of terminalLines(options)) console.error(color.dim(line));
  }
}

function terminalLines(options: RunOptions): string[] {
  return [
    `  variant      ${options.variant ?? 'A or B by chance (--variant A pins it)'}`,
    `  seed         ${options.seed ?? 'none: every run differs (--seed 7 pins it)'}`,
    `  delay scale  ${options.delayScale}`,
    '  Ctrl+C stops it',
  ];
}

function pageToOpen(open: ServeOptions['open']): string | undefined {
  if (open === undefined) return undefined;
  const ids: string[] = pages.map((page) => page.id);
  const id = open === true || open === 'home' ? '' : open.replace(/^\/+/, '');
  if (id !== '' && !ids.includes(id)) throw new CliError(`There is no page "${open}".${didYouMean(id, ids)}`);
  return id;
}

/** In milliseconds. A browser that ends with an error later than this was open before. */
const openingTime = 10_000;

async function openInBrowser(address: string) {
  const reportFailure = () => console.error(`Could not open a browser. The page is at ${address}`);
  const startedAt = performance.now();
  try {
    const { default: open } = await import('open');
    const opener = await open(address);
    // On Windows the opener has ended by now, so that `exit` does not fire any more.
    if (opener.exitCode) return reportFailure();
    opener.on('exit', (code) => {
      if (code !== 0 && performance.now() - startedAt < openingTime) reportFailure();
    });
  } catch {
    reportFailure();
  }
}
