import { version } from '../../package.json';
import { defaultPort } from '../../site/run/command';
import { flagWith, type SiteOptions, shownOptions, shownValue } from '../../site/run/run-options';
import { CliError } from '../output/cli-error';
import { styled } from '../output/colors';
import { errorLine } from '../output/error-line';
import { noSuch } from '../output/no-such';
import { PortInUse } from '../server/listen';
import { huntLine, withHunt } from '../start/hunt';
import { redesignOf } from '../start/options';
import { type PracticeSite, type PracticeSiteOptions, type SiteStart, startSite, urlOnPort } from '../start/start-site';
import { whenNpmEnds } from './when-npm-ends';

export type ServeOptions = Omit<PracticeSiteOptions, 'bugs' | 'redesigns' | 'seed'> & {
  seed?: string;
  /** Ids of bugs. */
  bug?: string[];
  /** How many bugs chance gives to pages. */
  hunt?: number;
  /** Ids of redesigns. */
  redesign?: string[];
  /** The id of the page to open; `true` for the home page. */
  open?: string | true;
  json?: boolean;
  quiet?: boolean;
};

type Start = (options: SiteStart) => Promise<PracticeSite>;

/** Serves until a signal arrives, or the npx that started it ends. */
export async function serve({ bug, hunt, redesign = [], ...options }: ServeOptions, start: Start = startSite) {
  const page = await pageToOpen(options.open);
  const chosen = withHunt({ bugs: bug, hunt, seed: options.seed });
  const redesigns = redesign.map(redesignOf);
  // Not the bugs of a hunt: neither the terminal nor a page may name those.
  const named = { bugs: bug, redesigns };
  const site = await startNearby({ ...options, ...chosen, redesigns, named }, start);

  const stop = stopper(site);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  whenNpmEnds('exec', stop);

  announce(site, options);
  if (hunt !== undefined && !options.quiet) console.error(huntLine(hunt, `${chosen.seed}`));
  if (page !== undefined) await openInBrowser(`${site.url.replace(/\/$/, '')}/${page}`);
}

/**
 * In a terminal, and if no port was chosen, tries the next ports when the default one is in use. A script gets an error
 * instead: it expects this site at the default port, and would talk to the other server.
 */
async function startNearby(options: SiteStart & { json?: boolean }, start: Start): Promise<PracticeSite> {
  const mayMove = options.port === undefined && process.stdout.isTTY && !options.json;
  for (let port = options.port ?? defaultPort; ; port++) {
    try {
      return await start({ ...options, port });
    } catch (error) {
      if (!(error instanceof PortInUse)) throw error;
      const inUse = `Port ${port} is in use${await byWhom(urlOnPort(options, port))}.`;
      if (!mayMove || port >= defaultPort + 100) throw new CliError(`${inUse} Try --port 0 for a free one.`);
      console.error(`${inUse} Trying ${port + 1}.`);
    }
  }
}

/** How long a server that has the port may take to say what it is, in milliseconds. */
const askingTime = 5000;

/** Names the practice-site that runs at an address. Empty if something else does, or nothing in time. */
async function byWhom(url: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(askingTime);
    const answer = await fetch(`${url.replace(/\/$/, '')}/__practice/health`, { redirect: 'error', signal });
    // Any program may have the port, and return anything.
    const health = (await answer.json()) as { name?: unknown; version?: unknown };
    const known = health.name === 'practice-site' && /^[\w.+-]+$/.test(String(health.version));
    return known ? ` by another practice-site, version ${health.version} at ${url}` : '';
  } catch {
    return '';
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

function announce(site: PracticeSite, { json, quiet }: ServeOptions) {
  const { url, urls, port, options } = site;
  if (json) {
    console.log(JSON.stringify({ url, urls, port, pid: process.pid, version, options }));
  } else if (!quiet) {
    // A script reads this line: outside of a terminal it is plain even where colours are forced.
    const styledLine = `${styled('bold', 'practice-site')} ready at ${styled('cyan', url)}`;
    console.log(process.stdout.isTTY ? styledLine : `practice-site ready at ${url}`);
    const network = urls.slice(1).filter((other) => !/127\.0\.0\.1|\[::1\]/.test(other));
    for (const other of network) console.error(`  network      ${other}`);
    if (process.stdout.isTTY)
      for (const line of terminalLines(options)) console.error(styled('dim', line, process.stderr));
  }
}

function terminalLines(options: SiteOptions): string[] {
  const lines = shownOptions(options).map((option): [label: string, value: string] => {
    const isByChance = 'example' in option && options[option.name] === null;
    const pinning = isByChance ? ` (${flagWith(option, option.example)} pins it)` : '';
    return [option.label.toLowerCase(), `${shownValue(option, options)}${pinning}`];
  });
  const all: typeof lines = [['version', version], ...lines];
  return [...all.map(([label, value]) => `  ${label.padEnd(11)}  ${value}`), '  Ctrl+C stops it'];
}

async function pageToOpen(open: ServeOptions['open']): Promise<string | undefined> {
  if (open === undefined) return undefined;
  const id = open === true || open === 'home' ? '' : open.replace(/^\/+/, '');
  if (id === '') return id;
  const { pages } = await import('../public-catalogue');
  const ids = pages.map((page): string => page.id);
  if (!ids.includes(id)) throw noSuch(`page "${open}"`, id, ids, 'pages');
  return id;
}

/** In milliseconds. A browser that ends with an error later than this was open before. */
const openingTime = 10_000;

async function openInBrowser(address: string) {
  const reportFailure = () => console.error(errorLine(`Cannot open a browser. The page is at ${address}`));
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
