import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { BugScripts, bugCounts } from './build/compile-bugs.ts';
import { headings } from './build/headings.ts';
import { pageIcons } from './build/icons-plugin.ts';
import { bundleNames } from './build/served-pages.ts';
import { chunkFileName, solutions } from './build/solutions.ts';
import {
  bundledModules,
  errorsWithoutStack,
  functionScripts,
  oneStyleSheet,
  pageBundles,
  routerWithoutLinks,
  servedFiles,
} from './build/vite-plugins.ts';
import { groups, home, pages, shell, tracks } from './site/catalogue.ts';
import { isOfOnePage, type Page, trackNames } from './site/page.ts';
import auth from './site/pages/auth/page.ts';

// All that `main` needs in one file, and what the bundles share in another one, so that a page needs fewer requests.
const main = { name: ofMain(), priority: 1 };
/** An icon that neither home nor the shell has. All icons are imported by the module that lists them. */
const iconOfPages =
  /\/lucide-react\/dist\/esm\/icons\/(?!(?:arrow-right|check|copy|list-checks|menu|moon|search|sun)\.)/;
const shared = { name: 'shared', test: isLightAndShared, minShareCount: 2 };
// Of each library what its bundle shares with a page that has a script of its own, which would else be in half a dozen
// files. Not with all that it imports: a page would fetch what only others need, to have a function of it.
const mui = {
  name: early('mui-shared'),
  test: ofLibrary(
    ['@mui', '@emotion', 'hoist-non-react-statics', 'react-transition-group', 'stylis'],
    ['mui-theme', 'MessageDialog'],
  ),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};
const antd = {
  name: early('antd-shared'),
  test: ofLibrary(['antd', '@ant-design', '@rc-component', 'is-mobile'], ['antd-theme']),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};
/** MUI's theme for high contrast knows all of its components. The site does not use it. */
const inNoScript = /\/@mui\/material\/styles\/enhanceHighContrast\./;
/** What MUI and antd have in common, and icons. */
const sharedPackages = ofLibrary(['@babel/runtime', 'clsx', 'lucide-react', 'react-is']);

export const define = {
  __MENU__: JSON.stringify(menu()),
  __HEADINGS__: JSON.stringify(headings()),
  __PROSE__: JSON.stringify(prose()),
};

/** What `npm start` builds: a site without bugs, as fast as possible. `npm run build` builds everything. */
const servingOnly = process.env.SERVING_ONLY !== undefined;

export default defineConfig(({ command }) => {
  let compiled: Promise<BugScripts> | undefined;
  // When the build first needs it, because others, such as the check for unused code, read this configuration alone.
  const bugScripts = async () => {
    if (command !== 'build' || servingOnly) return;
    compiled ??= BugScripts.compile(react, define);
    return compiled;
  };
  return {
    root: 'site',
    define,
    // Relative, so that one build can be served below any path. The server writes the base path into index.html.
    base: './',
    plugins: [
      react(),
      pageBundles(bugScripts),
      errorsWithoutStack(),
      routerWithoutLinks(),
      solutions(),
      bugCounts(),
      pageIcons(),
      bundledModules(),
      oneStyleSheet(),
      functionScripts(),
      servedFiles(bugScripts, servingOnly),
    ],
    build: {
      outDir: '../dist/site',
      emptyOutDir: true,
      target: 'baseline-widely-available',
      license: { fileName: 'third-party-licenses.md' },
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // In kilobytes before compression. What a page needs is measured by tests/package/size.test.ts.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        // Most of the time goes into compiling bugs and compressing, which the report would name in each build.
        checks: { bundlerTimings: false },
        // Not index.html, which is a template that the server completes with the scripts of each page.
        input: {
          main: '/bundles/main.js',
          redesign: '/redesign/replace-react.ts',
          ...Object.fromEntries(bundleNames().map((name) => [name, `/bundles/${name}.js`])),
        },
        // Keeps the export `start` of `main`, which a script in the HTML imports.
        preserveEntrySignatures: 'allow-extension',
        output: {
          chunkFileNames: chunkFileName,
          codeSplitting: { groups: [main, shared, mui, antd] },
        },
      },
    },
  };
});

/** Names the file of what the main script imports, itself included. Not of what it fetches later. */
function ofMain() {
  let reached: Set<string> | undefined;
  return (id: string, context: { getModuleInfo: Rolldown.GetModuleInfo }) => {
    reached ??= reachedFrom('/bundles/main.js', context);
    return (reached.has(id) && !iconOfPages.test(id)) || id.includes('rolldown/runtime') ? 'main' : null;
  };
}

/**
 * Names the file of what a library's own bundle needs too. What only pages with a script of their own share is in files
 * for just these pages, so that no other page fetches it.
 */
function early(name: string) {
  let reached: Map<string, Set<string>> | undefined;
  return (id: string, context: { getModuleInfo: Rolldown.GetModuleInfo }) => {
    reached ??= new Map(bundleNames().map((bundle) => [bundle, reachedFrom(`/bundles/${bundle}.js`, context)]));
    const users = [...reached].filter(([, modules]) => modules.has(id)).map(([bundle]) => bundle);
    return users.every(isOfOnePage)
      ? `page-${name}-${users.map((bundle) => bundle.replace('page-', '')).join('-')}`
      : name;
  };
}

function reachedFrom(entry: string, context: { getModuleInfo: Rolldown.GetModuleInfo }): Set<string> {
  // A set is walked to its end, also over what is added on the way.
  const modules = new Set([entry]);
  for (const module of modules) {
    if (inNoScript.test(module)) continue;
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) modules.add(imported);
  }
  return modules;
}

/**
 * What pages share and home does not need. Not what brings MUI along, and not what only the practice panel and the
 * search need.
 */
function isLightAndShared(module: string): boolean {
  const ofSite = /\/site\/(shared\/(?!MessageDialog|mui-theme|antd-theme|.*\.css)|run\/(chance|clock))/;
  return [ofSite, sharedPackages].some((pattern) => pattern.test(module));
}

/** Modules of these packages and of `site/shared`. Not those of a package that another one has for itself. */
function ofLibrary(packages: string[], ofSite: string[] = []): RegExp {
  const beginning = `^(?:(?!/node_modules/).)*/node_modules/(?:${packages.join('|')})/`;
  return new RegExp(ofSite.length > 0 ? `${beginning}|/site/shared/(?:${ofSite.join('|')})\\.` : beginning);
}

/** What the redesign `prose` replaces, see site/redesign/prose.ts. */
function prose() {
  return Object.fromEntries([home, ...pages].flatMap((page: Page) => page.prose));
}

/** The part of the catalogue that the browser needs, see site/app/menu.ts. */
function menu() {
  const entry = ({ id, title, blurb, skill, level, views, requirements }: Page) => {
    const hasViews = views && true;
    return { id, title, blurb, skill, level, hasViews, requirements: Object.keys(requirements).length };
  };
  const all = [home, ...pages, shell];
  const count = (of: (one: Pick<Page, 'requirements' | 'testIds'>) => number) =>
    all.reduce((sum, one) => sum + of(one), 0);
  return {
    groups: groups.map(({ title, pages }) => ({ title, size: pages.length })),
    pages: pages.map(entry),
    tracks: trackNames.map((name) => tracks[name].map(({ id }) => id)),
    sample: sampleRequirement(),
    requirements: count(({ requirements }) => Object.keys(requirements).length),
    testIds: count(({ testIds }) => testIds.length),
  };
}

/** The requirement that home shows as an example, as it is. */
function sampleRequirement() {
  const { id, requirements } = auth;
  return { id: `${id}/retry`, text: requirements.retry };
}
