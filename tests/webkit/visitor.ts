import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { elementsIn } from '../../site/shared/elements-in';
import type { Target, Visitor } from '../../site/state';

const timeout = 60_000;

const findVisibleScript = `return (${findVisible})(${elementsIn}, ...arguments)`;

export function webDriverVisitor(driver: WebDriver) {
  /** By a script, because WebKitWebDriver fails when an element leaves the document while it searches. */
  function find(target: Target, containing = ''): Promise<WebElement> {
    const { css, text = null } = typeof target === 'string' ? { css: `[data-test="${target}"]` } : target;
    const look = () => driver.executeScript<WebElement | null>(findVisibleScript, css, text, containing);
    return driver.wait(look, timeout, `no ${css} ${text ?? ''} ${containing}`) as Promise<WebElement>;
  }

  const actions = () => driver.actions();

  const visitor: Visitor = {
    click: async (target) => (await find(target)).click(),
    rightClick: async (target) =>
      actions()
        .contextClick(await find(target))
        .perform(),
    async hover(target) {
      const element = await find(target);
      // A pointer, other than a click, does not scroll to where it is moved. Only WebKit and Chromium have this method.
      await driver.executeScript('arguments[0].scrollIntoViewIfNeeded()', element);
      // A submenu of antd is far outside of the window until it has its place.
      await driver.wait(() => driver.executeScript(`return (${isInWindow})(arguments[0])`, element), timeout);
      await actions().move({ origin: element }).perform();
    },
    focus: async (target) => driver.executeScript('arguments[0].focus()', await find(target)),
    async fill(target, text) {
      const input = await find(target);
      await input.click();
      // Not by clear() or Control+A, because some forms do not get what WebKitWebDriver types after them.
      await driver.executeScript('if (arguments[0].value) arguments[0].select()', input);
      await input.sendKeys(text);
    },
    press: (...keys) =>
      actions()
        .sendKeys(...keys.map(keyNamed))
        .perform(),
    async upload(input, ...names) {
      const folder = mkdtempSync(join(tmpdir(), 'upload-'));
      const paths = names.map((name) => join(folder, name));
      for (const path of paths) writeFileSync(path, 'practice');
      await (await driver.findElement({ css: `[data-test="${input}"]` })).sendKeys(paths.join('\n'));
    },
    async see(target, text) {
      await find(target, text);
    },
    async inside(frame, act) {
      const element = await find(frame);
      await driver.executeScript('arguments[0].scrollIntoView()', element);
      await driver.switchTo().frame(element);
      await act(webDriverVisitor(driver));
      await driver.switchTo().parentFrame();
    },
    async accept(bringUp, answer) {
      await bringUp();
      const dialog = await driver.wait(until.alertIsPresent(), timeout);
      if (answer !== undefined) await dialog.sendKeys(answer);
      await dialog.accept();
    },
    async run(script) {
      await driver.executeScript(script);
    },
  };
  return { ...visitor, find };
}

/** `ArrowUp` is Selenium's `Key.ARROW_UP`; a character is itself. */
function keyNamed(name: string): string {
  const constant = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return name.length === 1 ? name : (Key[constant as 'ENTER'] as string);
}

/** Runs in the page. */
function isInWindow(element: Element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/** Runs in the page. */
function findVisible(walk: typeof elementsIn, css: string, text: string | null, containing: string) {
  return walk(document).find((element) => {
    const content = element.textContent ?? '';
    if (!element.matches(css) || (text !== null && content.trim() !== text)) return false;
    return content.includes(containing) && element.checkVisibility({ checkVisibilityCSS: true });
  });
}
