import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../site/catalogue.ts';

/** The headings of every page, by its id, for the search. They are read from its components, which alone name them. */
export function headings(): { [page: string]: string[] } {
  return Object.fromEntries(pages.map(({ id }) => [id, headingsOf(id)]));
}

function headingsOf(id: string): string[] {
  const folder = `site/pages/${id}`;
  const components = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
  return components.flatMap((file) => headingsIn(readFileSync(join(folder, file), 'utf8')));
}

/** The headings in a component that are plain text. */
export function headingsIn(source: string): string[] {
  const found = source.matchAll(/<h[1-4]\b[^>]*>([^<>{}]+)<\/h[1-4]>/g);
  return [...found].map(([, text = '']) => text.replace(/\s+/g, ' ').replaceAll('&amp;', '&').trim());
}
