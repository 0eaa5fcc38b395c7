import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Not by import.meta.dirname, which tsup's configuration does not have for the files that it imports.
const pages = fileURLToPath(new URL('../../site/pages', import.meta.url));

/**
 * What pages have begun for a project: the files of `site/pages/<id>/start/<tool>`, with page objects and a first test
 * that uses them. By page, tool and path; a path has slashes. The package has them as data, see tsup.config.ts.
 */
export const begun: { [page: string]: { [tool: string]: { [path: string]: string } } } = Object.fromEntries(
  readdirSync(pages)
    .filter((page) => readdirSync(join(pages, page)).includes('start'))
    .map((page) => [page, begunIn(join(pages, page, 'start'))]),
);

function begunIn(folder: string) {
  return Object.fromEntries(readdirSync(folder).map((tool) => [tool, textsIn(join(folder, tool))]));
}

function textsIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
