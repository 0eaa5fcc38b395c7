import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { bundleNames } from '../../site/bundles';
import { pages } from '../../site/catalogue';
import { CliError } from '../cli-error';
import { serve } from '../commands/serve';
import { startSite } from '../index';
import { createProgram } from '../program';
import { htmlAsset } from '../server/asset';
import { loadAssets } from '../server/assets';
import { completePage, type PageSettings } from '../server/page';
import type { Site } from '../server/site';

createProgram((options) => serve(options, (chosen = {}) => startSite(chosen, loadSources)))
  .parseAsync()
  .catch((error) => {
    console.error(error instanceof CliError ? `error: ${error.message}` : error);
    process.exitCode = 1;
  });

/** What the built site has as files, Vite makes of the sources when it is asked for them. */
const sources = {
  main: { script: './main.tsx', styles: [], imports: [] },
  bundles: Object.fromEntries(bundleNames.map((name) => [name, { script: `./bundles/${name}.js`, styles: [], imports: [] }])),
};

/** The site from its sources: Vite compiles and reloads them, everything else is the server that users get. */
async function loadSources(settings: PageSettings): Promise<Site> {
  const vite = await createServer({
    base: settings.basePath,
    appType: 'custom',
    // The server before Vite has looked at the Host header already.
    server: { middlewareMode: true, allowedHosts: true },
  });

  async function page(path: string) {
    // Vite changes the template, and not the completed page: it would move the page's script to an address of its own.
    const template = await vite.transformIndexHtml('/index.html', readFileSync('site/index.html', 'utf8'));
    const page = pages.find(({ id }) => id === path);
    const html = completePage(template, settings, sources, page);
    return htmlAsset(() => html);
  }

  return {
    async find(path) {
      const id = path.replace(/\/$/, '');
      if (id === '' || pages.some((known) => known.id === id)) return page(id);
      const folder = path.startsWith('frames/') ? '.' : 'site/public';
      const [below] = path.split('/');
      const file = below && ['frames', 'photos', 'samples'].includes(below) ? loadAssets(join(folder, below)) : undefined;
      return file?.get(path.slice(path.indexOf('/') + 1));
    },
    home: () => page(''),
    middleware: vite.middlewares,
  };
}
