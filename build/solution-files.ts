import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tool } from '../site/page';

const root = join(import.meta.dirname, '..');

/** What each tool's solution is called, in the folder of its page. */
const names: { readonly [Name in Tool]: string } = {
  playwright: 'playwright.spec.ts',
  selenium: 'selenium_test.py',
  webdriverio: 'webdriverio.spec.js',
  cypress: 'cypress.cy.js',
};

/** What is no page has its solutions in site/app. */
const outsideOfPages: { readonly [page: string]: string } = { home: 'site/app/home', shell: 'site/app/shell' };

export const solutionTools = Object.keys(names) as Tool[];

/** Where a page's solutions are, of home or of the shell, below the project's root. */
function solutionsFolder(page: string): string {
  return `${outsideOfPages[page] ?? `site/pages/${page}`}/solutions`;
}

/**
 * The folder of a tool's solution, where that is more than a file: its tests, its first solution and the page objects of
 * both. Any page may have one.
 */
export function solutionFolder(tool: Tool, page: string): string | undefined {
  const folder = `${solutionsFolder(page)}/${tool}`;
  return existsSync(join(root, folder)) ? folder : undefined;
}

/** Where a tool's solution of a page is, of home or of the shell, below the project's root. */
export function solutionFile(tool: Tool, page: string): string {
  return `${solutionFolder(tool, page) ?? solutionsFolder(page)}/${names[tool]}`;
}

/** Where its first solution is: a short one of the main path, for a beginner. Home and the shell have none. */
export function firstSolutionFile(tool: Tool, page: string): string {
  return `${solutionFolder(tool, page) ?? solutionsFolder(page)}/first/${names[tool]}`;
}

/**
 * The text of a solution's file as it is in the project that `practice-site start` writes. There the file is beside all
 * that it imports.
 */
export function solutionText(file: string): string {
  return readFileSync(join(root, file), 'utf8').replace(/(?<= from ')(?:\.\.\/)+(?:[\w-]+\/)*/g, './');
}

/**
 * The files that both solutions of a tool use: page objects and fixtures. Only a page with a folder has some. Its
 * conftest.py only lets tests find them, so no project needs it.
 */
export function sharedSolutionFiles(tool: Tool, page: string): string[] {
  const folder = solutionFolder(tool, page);
  if (!folder) return [];
  const files = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ name }) => name)
    .filter((name) => ![names[tool], 'conftest.py'].includes(name))
    .sort()
    .map((name) => `${folder}/${name}`);
}
