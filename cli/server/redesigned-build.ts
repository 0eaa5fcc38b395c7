import { changesOf, type RedesignId } from '../../site/redesigns';
import { type Asset, textAsset } from './asset';
import type { Assets } from './assets';
import type { SiteBuild } from './manifest';
import { darkUnlessLight, redesignedFrame } from './redesigned-frames';

/** A build that was changed, and the files of it that are others now, by their path. */
export type ChangedBuild = { build: SiteBuild; files: ReadonlyMap<string, Asset> };

/** A build whose pages and frames are redesigned. */
export function withRedesigns(built: SiteBuild, assets: Assets, ids: readonly RedesignId[]): ChangedBuild {
  const changes = changesOf(ids);
  const { main, bundles, fonts, redesign } = built.scripts;
  const renamed = (styles: string[]) =>
    changes.includes('classes') ? styles.map((path) => redesign.renamedStyles[path] ?? path) : styles;
  const withStyles = <Styled extends { styles: string[] }>(files: Styled) => ({
    ...files,
    styles: renamed(files.styles),
  });
  const named = Object.entries(bundles).map(([name, files]) => [name, withStyles(files)]);
  const links = [
    `<script type="application/json" id="redesigns">${JSON.stringify(changes)}</script>`,
    // The first script of the document, so that it runs before those of the pages.
    `<script type="module" src="${redesign.script}"></script>`,
    ...redesign.imports.map((href) => `<link rel="modulepreload" href="${href}" />`),
    '<!--practice-site:links-->',
    ...renamed(redesign.styles).map((href) => `<link rel="stylesheet" href="${href}" />`),
  ];
  const template = built.template.replace('<!--practice-site:links-->', () => links.join(''));
  const build = {
    ...built,
    template: changes.includes('dark') ? darkUnlessLight(template) : template,
    scripts: { main: withStyles(main), bundles: Object.fromEntries(named), fonts, redesign },
  };
  return { build, files: redesignedFrames(built, assets, changes) };
}

function redesignedFrames(built: SiteBuild, assets: Assets, changes: readonly RedesignId[]): Map<string, Asset> {
  const files = new Map<string, Asset>();
  for (const path of Object.keys(built.files)) {
    const change = redesignedFrame(path, changes);
    const served = change && assets.get(path);
    if (!served) continue;
    const text = () => change(served.bodies.identity().toString());
    files.set(path, textAsset(served.type, served.cacheControl, text));
  }
  return files;
}
