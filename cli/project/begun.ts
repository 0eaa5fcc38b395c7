import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Not by import.meta.dirname, which tsup's configuration does not have for the files that it imports.
const pages = fileURLToPath(new URL('../../site/pages', import.meta.url));
const files = fileURLToPath(new URL('files', import.meta.url));

type TextsByTool = { [tool: string]: { [path: string]: string } };

// The package has all of these texts as data, see tsup.config.ts. Their paths have slashes.

/**
 * What pages have begun for a project: the files of `site/pages/<id>/start/<tool>`, with page objects and a first test
 * that uses them. By page, tool and path.
 */
export const begun: { [page: string]: TextsByTool } = Object.fromEntries(
  readdirSync(pages)
    .filter((page) => readdirSync(join(pages, page)).includes('start'))
    .map((page) => [page, textsByTool(join(pages, page, 'start'))]),
);

/** What every project of a tool has, the same for each page. The reference solutions need it and run with it too. */
export const toolFiles = textsByTool(files);

function textsByTool(folder: string): TextsByTool {
  return Object.fromEntries(readdirSync(folder).map((tool) => [tool, textsIn(join(folder, tool))]));
}

function textsIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
  // Python leaves its bytecode beside the files that this project's own tests import.
  const texts = paths.filter((path) => !path.endsWith('.pyc'));
  return Object.fromEntries(texts.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
