import { basename } from 'node:path';
import { changedAsset, textAsset } from './asset';
import { type Assets, immutable } from './assets';
import type { BuiltChange, Bundle, Files } from './manifest';
import type { Naming } from './naming';
import type { ChangedBuild } from './redesigned-build';

/** A build whose pages have some changes. What they do not touch is the same as without them. */
export function withBugs(
  changed: ChangedBuild,
  assets: Assets,
  changes: readonly BuiltChange[],
  naming: Naming,
): ChangedBuild {
  const { build } = changed;
  const files = new Map(changed.files);

  /** Instead of a page's script, one that takes all from it but the changed pages. */
  const followed = <Script extends Files | Bundle>(name: string, page: Script): Script => {
    const copies = changes.flatMap(({ page, script }) => (script?.of === name ? [{ page, code: script.code }] : []));
    if (copies.length === 0) return page;
    const isFunction = 'isModule' in page && !page.isModule;
    const own = `"./${basename(page.script)}"`;
    const shell = copies.find(({ page }) => page === 'shell');
    // What starts the site is in the main script, or in the shell's copy. That registers home, so it comes first.
    const start = shell ? `export const start=(${shell.code})($lent);` : '';
    const pages = copies
      .filter((copy) => copy !== shell)
      // In the order of their names, so that the place of a copy does not say which page has the change.
      .sort((one, other) => (one.page < other.page ? -1 : 1))
      .map(({ page, code }) =>
        isFunction ? `get"${page}"(){return(${code})($lent)}` : `"${page}":()=>(${code})($lent)`,
      )
      .join(',\n');
    const text = isFunction
      ? `"use strict";document.currentScript.evaluate=(function($take){const $lent=$take("${page.script}");return{...$lent,pages:{...$lent.pages,${pages}}}});`
      : `import*as $lent from${own};export*from${own};${start}$lent.registerPages({${pages}});`;
    const path = `assets/${naming(name, text)}.js`;
    files.set(
      path,
      textAsset('text/javascript; charset=utf-8', immutable, () => text),
    );
    const before = isFunction
      ? { functions: [page.script, ...page.functions] }
      : { imports: [page.script, ...page.imports] };
    return { ...page, ...before, script: `./${path}` };
  };

  let { template } = build;
  for (const { edit } of changes) {
    if (!edit) continue;
    const { file, find, replace } = edit;
    const change = (text: string) => text.replace(find, () => replace);
    if (file === 'index.html') template = change(template);
    else {
      const served = files.get(file) ?? assets.get(file);
      if (!served) throw new Error(`There is no file ${file}.`);
      files.set(file, changedAsset(served, change));
    }
  }
  const { main, bundles } = build.scripts;
  const scripts = {
    ...build.scripts,
    main: followed('main', main),
    bundles: Object.fromEntries(Object.entries(bundles).map(([name, files]) => [name, followed(name, files)])),
  };
  return { build: { ...build, template, scripts }, files };
}
