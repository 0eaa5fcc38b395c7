import type { Tool } from '../site/page';

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

/** Where a tool's solution of a page is, of home or of the shell, below the project's root. */
export function solutionFile(tool: Tool, page: string): string {
  const folder = outsideOfPages[page] ?? `site/pages/${page}`;
  return `${folder}/solutions/${names[tool]}`;
}

/** Where its first solution is: a short one of the main path, for a beginner. Home and the shell have none. */
export function firstSolutionFile(tool: Tool, page: string): string {
  return `site/pages/${page}/solutions/first/${names[tool]}`;
}
