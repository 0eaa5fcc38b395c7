import type { Tool } from '../page';

type Description = {
  title: string;
  /** What finds an element by its hook. */
  locator(hook: string): string;
};

export const tools: { readonly [Name in Tool]: Description } = {
  playwright: { title: 'Playwright', locator: (hook) => `page.getByTestId(${quoted(hook)})` },
  selenium: {
    title: 'Selenium',
    locator: (hook) => `driver.find_element(By.CSS_SELECTOR, ${quoted(selector(hook))})`,
  },
  webdriverio: { title: 'WebdriverIO', locator: (hook) => `$(${quoted(selector(hook))})` },
  cypress: { title: 'Cypress', locator: (hook) => `cy.get(${quoted(selector(hook))})` },
};

export const toolNames = Object.keys(tools) as Tool[];

export function isTool(name: unknown): name is Tool {
  return toolNames.includes(name as Tool);
}

function selector(hook: string): string {
  return `[data-test="${hook}"]`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}
