import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { serve } from '../cli/commands/serve';
import { CliError } from '../cli/output/cli-error';
import { reportError } from '../cli/output/report-error';
import { createProgram } from '../cli/program/program';
import { htmlAsset } from '../cli/server/asset';
import { loadAssets } from '../cli/server/assets';
import { atPath, completePage, pathsOf } from '../cli/server/complete-pages';
import type { BuiltChange } from '../cli/server/manifest';
import { navigationHeaders } from '../cli/server/request';
import type { Site } from '../cli/server/site';
import type { PageSettings } from '../cli/server/site-settings';
import { startSite } from '../cli/start/start-site';
import { bundleNames, servedPages } from './served-pages';

createProgram((options) => serve(options, (chosen) => startSite(chosen, loadSources)))
  .parseAsync()
  .catch(reportError);

const pages = servedPages();
const paths = new Set(pathsOf(pages));

/** The scripts that a build would make. Vite compiles them from the sources when a browser requests them. */
const scripts = {
  main: { script: './bundles/main.js', styles: [], imports: [], functions: [] },
  bundles: Object.fromEntries(
    bundleNames().map((name) => [
      name,
      { script: `./bundles/${name}.js`, styles: [], imports: [], functions: [], isModule: true },
    ]),
  ),
  late: [],
  fonts: [],
  redesign: { script: '', styles: [], imports: [], renamedStyles: {} },
};

/** The site from its sources: Vite compiles and reloads them, everything else is the server that users get. */
async function loadSources(settings: PageSettings, bugs: readonly BuiltChange[]): Promise<Site> {
  if (bugs.length > 0) throw new CliError('Bugs are in the built site only: npm start -- --bug <id>.');
  if (settings.redesigns?.length)
    throw new CliError('Redesigns are in the built site only: npm start -- --redesign <id>.');
  const vite = await createServer({
    base: settings.basePath,
    appType: 'custom',
    // Our own server checks the Host header before Vite gets the request.
    server: { middlewareMode: true, allowedHosts: true },
  });

  async function page(path: string, vary?: readonly string[]) {
    // Vite transforms the template and not the completed page, whose inline script it would move to another address.
    const template = await vite.transformIndexHtml('/index.html', readFileSync('site/index.html', 'utf8'));
    const html = completePage({ template, scripts, pages }, settings, path);
    return htmlAsset(() => html, vary);
  }

  return {
    async find(path) {
      const id = atPath(pages, path, (one) => (paths.has(one) ? one : undefined));
      if (id !== undefined) return page(id);
      const [folder] = ['site/public', '.'].filter(
        (parent) => /^(frames|photos|samples)\//.test(path) && existsSync(join(parent, path)),
      );
      return folder === undefined ? undefined : loadAssets(folder, { [path]: ['identity'] }).get(path);
    },
    lost: () => page('', navigationHeaders),
    middleware: vite.middlewares,
  };
}
