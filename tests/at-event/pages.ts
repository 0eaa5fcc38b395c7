import { home, pages } from '../../site/catalogue';
import type { Expected } from './expected';

const modules = import.meta.glob<Expected>(['../../site/app/home/at-event.ts', '../../site/pages/*/at-event.ts'], {
  eager: true,
  import: 'default',
});
const byId = Object.fromEntries(Object.entries(modules).map(([path, page]) => [path.split('/').at(-2), page]));

/** Every page, by its id, in the order of the menu. */
export const expected: Readonly<Record<string, Expected>> = Object.fromEntries(
  [home, ...pages].map(({ id }) => {
    const page = byId[id];
    if (!page) throw new Error(`The page ${id} has no at-event.ts.`);
    return [id, page];
  }),
);
