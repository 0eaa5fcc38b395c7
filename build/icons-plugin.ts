import type { Plugin } from 'vite';
import { groups } from '../site/catalogue.ts';

/**
 * `virtual:page-icons`: the icon of each page of the menu, by the name in its `page.ts`. They are imported by name, so
 * that the bundle has no other icons.
 */
export function pageIcons(): Plugin {
  const id = 'virtual:page-icons';
  return {
    name: 'page-icons',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(module) {
      if (module !== `\0${id}`) return;
      const listed = groups.flatMap(({ pages }) => pages.map(({ id, icon }) => ({ id, icon })));
      const names = [...new Set(listed.map(({ icon }) => icon))];
      const entries = listed.map(({ id, icon }) => `'${id}': ${icon}`);
      return `import { ${names} } from 'lucide-react'; export const pageIcons = { ${entries} };`;
    },
  };
}
