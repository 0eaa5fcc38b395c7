import { changesOf, type RedesignId, redesignIds } from '../../site/redesigns';
import { type Asset, changedAsset, textAsset } from './asset';
import { type Assets, immutable } from './assets';
import type { SiteBuild } from './manifest';
import type { Naming } from './naming';
import { darkUnlessLight, redesignedFrame } from './redesigned-frames';

/** A build that was changed, and its files that differ now, by their path. */
export type ChangedBuild = { build: SiteBuild; files: ReadonlyMap<string, Asset> };

/**
 * A build whose pages and frames are redesigned. With no redesign its HTML has the same elements, and its script and
 * its style sheet do nothing.
 */
export function withRedesigns(
  built: SiteBuild,
  assets: Assets,
  ids: readonly RedesignId[],
  naming: Naming,
): ChangedBuild {
  const changes = changesOf(ids);
  const files = redesignedFrames(built, assets, changes);
  /** A changed copy of a built file, under a name of its own. */
  const copied = (path: string, ending: 'js' | 'css', change: (text: string) => string) => {
    const served = assets.get(path.replace('./', ''));
    if (!served) throw new Error(`There is no file ${path}.`);
    const text = change(served.bodies.identity().toString());
    const name = `assets/${naming(`redesign ${ending}`, text)}.${ending}`;
    files.set(
      name,
      textAsset(served.type, immutable, () => text),
    );
    return `./${name}`;
  };
  const { main, bundles, redesign } = built.scripts;
  const renamed = (styles: string[]) =>
    changes.includes('classes') ? styles.map((path) => redesign.renamedStyles[path] ?? path) : styles;
  const withStyles = <Styled extends { styles: string[] }>(files: Styled) => ({
    ...files,
    styles: renamed(files.styles),
  });
  const named = Object.entries(bundles).map(([name, files]) => [name, withStyles(files)]);
  const links = [
    // The first script of the document, so that it runs before those of the pages.
    `<script type="module" src="${copied(redesign.script, 'js', (text) => forChanges(text, changes))}"></script>`,
    ...redesign.imports.map((href) => `<link rel="modulepreload" href="${href}" />`),
    '<!--practice-site:links-->',
    ...renamed(redesign.styles)
      .map((path) => copied(path, 'css', (text) => ofChanges(text, changes)))
      .map((href) => `<link rel="stylesheet" href="${href}" />`),
  ];
  const template = built.template.replace('<!--practice-site:links-->', () => links.join(''));
  const build = {
    ...built,
    template: changes.includes('dark') ? darkUnlessLight(template) : template,
    scripts: { ...built.scripts, main: withStyles(main), bundles: Object.fromEntries(named) },
  };
  return { build, files };
}

/** The script that changes elements, which has a word where it is to have the names of the changes. */
function forChanges(script: string, changes: readonly RedesignId[]): string {
  return changes.length === 0 ? '' : script.replace('__REDESIGNS__', changes.join(' '));
}

/** Of a style sheet the rules of some redesigns. No rule names them, so that nothing in the document has to. */
function ofChanges(styles: string, changes: readonly RedesignId[]): string {
  return redesignIds.reduce(
    (text, id) =>
      // A pseudo-class counts as much as the attribute that it replaces.
      text.replace(new RegExp(`\\[data-redesign~="?${id}"?\\]`, 'g'), changes.includes(id) ? ':root' : ':not(*)'),
    styles,
  );
}

function redesignedFrames(built: SiteBuild, assets: Assets, changes: readonly RedesignId[]): Map<string, Asset> {
  const files = new Map<string, Asset>();
  for (const path of Object.keys(built.files)) {
    const change = redesignedFrame(path, changes);
    const served = change && assets.get(path);
    if (!served) continue;
    files.set(path, changedAsset(served, change));
  }
  return files;
}
