import { textAsset } from './asset';
import { type Assets, immutable } from './assets';
import type { Files } from './manifest';
import type { Naming } from './naming';
import type { ChangedBuild } from './redesigned-build';

/**
 * A build whose documents look alike with any change in it: the first script of the HTML and the style sheets are
 * files of their own with salted names. The HTML of two such builds differs in the salt alone.
 */
export function withSalt({ build, files: made }: ChangedBuild, assets: Assets, naming: Naming): ChangedBuild {
  const files = new Map(made);
  const alias = (path: string) => {
    const name = path.replace('./', '');
    const served = files.get(name) ?? assets.get(name);
    if (!served) throw new Error(`There is no file ${name}.`);
    return served;
  };
  // A style sheet that several scripts have in common has one name.
  const names = new Map<string, string>();
  const styled = <Styled extends Files>(role: string, { styles, ...rest }: Styled) => ({
    ...rest,
    styles: styles.map((path, index) => {
      const name = names.get(path) ?? `assets/${naming(`${role} style ${index}`, '')}.css`;
      names.set(path, name);
      files.set(name, alias(path));
      return `./${name}`;
    }),
  });
  const { main, bundles } = build.scripts;
  const template = build.template.replace(/<script>(.*?)<\/script>/s, (_, code: string) => {
    const name = `assets/${naming('head', code)}.js`;
    files.set(
      name,
      textAsset('text/javascript; charset=utf-8', immutable, () => code),
    );
    return `<script src="./${name}"></script>`;
  });
  const scripts = {
    ...build.scripts,
    main: styled('main', main),
    bundles: Object.fromEntries(Object.entries(bundles).map(([name, files]) => [name, styled(name, files)])),
  };
  return { build: { ...build, template, scripts }, files };
}
