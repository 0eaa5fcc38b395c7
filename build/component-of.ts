import { readdirSync } from 'node:fs';

/** The file of a page's component. The folder is one of `site`: `pages/forms`. */
export function componentOf(folder: string): string {
  const file = readdirSync(`site/${folder}`).find((name) => name.endsWith('Page.tsx'));
  if (!file) throw new Error(`site/${folder} has no component: name it <Name>Page.tsx.`);
  return file;
}
