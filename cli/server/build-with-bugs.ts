import { crc32 } from 'node:zlib';
import { textAsset } from './asset';
import { type Assets, immutable } from './assets';
import type { BuiltBug, Files } from './manifest';
import type { ChangedBuild } from './redesigned-build';

/** A build whose pages have some bugs. What they do not touch is the same as without them. */
export function withBugs(changed: ChangedBuild, assets: Assets, bugs: readonly BuiltBug[]): ChangedBuild {
  const { build } = changed;
  const files = new Map(changed.files);
  const addScript = (text: string, name = `${crc32(text).toString(36)}.js`) => {
    const make = () => text;
    files.set(`assets/${name}`, textAsset('text/javascript; charset=utf-8', immutable, make));
    return `./assets/${name}`;
  };

  /** A page's script with those of its bugs: a script that imports both. */
  const followed = (name: string, page: Files): Files => {
    const scripts = bugs.flatMap(({ script, page }) => (script?.of === name ? { ...script, page } : []));
    if (scripts.length === 0) return page;
    const added = scripts.map(({ name, code, page }) => ({
      page,
      path: addScript(code, name),
    }));
    const imports = added.map(({ path }) => `import"${path.replace('./assets', '.')}";`).join('');
    // What starts the site is in the main script, or in that of the shell's bug.
    const starting = added.find(({ page }) => page === 'shell')?.path ?? page.script;
    const start = name === 'main' ? `export{start}from"${starting.replace('./assets', '.')}";` : '';
    return {
      ...page,
      script: addScript(imports + start),
      imports: [page.script, ...added.map(({ path }) => path), ...page.imports],
    };
  };

  let { template } = build;
  for (const { edit } of bugs) {
    if (!edit) continue;
    const { file, find, replace } = edit;
    const change = (text: string) => text.replace(find, () => replace);
    if (file === 'index.html') template = change(template);
    else {
      const served = files.get(file) ?? assets.get(file);
      if (!served) throw new Error(`There is no file ${file}.`);
      const text = () => change(served.bodies.identity().toString());
      files.set(file, textAsset(served.type, served.cacheControl, text));
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
