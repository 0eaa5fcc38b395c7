import type { Tool } from '../page';

type Description = {
  title: string;
  /** What finds an element by its test id. */
  locator(testId: string): string;
  /** Its runs disturb one another: each empties the same folder at its start. */
  alone?: true;
};

export const tools: { readonly [Name in Tool]: Description } = {
  playwright: { title: 'Playwright', alone: true, locator: (testId) => `page.getByTestId(${quoted(testId)})` },
  selenium: {
    title: 'Selenium',
    locator: (testId) => `driver.find_element(By.CSS_SELECTOR, ${quoted(selector(testId))})`,
  },
  webdriverio: { title: 'WebdriverIO', alone: true, locator: (testId) => `$(${quoted(selector(testId))})` },
  cypress: { title: 'Cypress', alone: true, locator: (testId) => `cy.get(${quoted(selector(testId))})` },
};

export const toolNames = Object.keys(tools) as Tool[];

export function isTool(name: unknown): name is Tool {
  return toolNames.includes(name as Tool);
}

function selector(testId: string): string {
  return `[data-test="${testId}"]`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}
