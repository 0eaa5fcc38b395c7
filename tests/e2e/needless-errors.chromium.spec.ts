import { pages } from '../../site/catalogue';
import { expect, test } from '../fixtures';

// Of pictures that are broken on purpose.
test.use({ expectedErrors: [/Failed to load resource/] });

// Each costs time: while a test tool is attached, Chromium parses the scripts on an error's stack again.
for (const id of ['', ...pages.map(({ id }) => id)]) {
  test(`/${id} makes no error while it is opened`, async ({ page }) => {
    await page.addInitScript(() => {
      const made: string[] = [];
      const note = <Made>(error: Made) => {
        made.push(String(error));
        return error;
      };
      const noted = new Proxy(Error, {
        apply: (error, self, [message]) => note(Reflect.apply(error, self, [message])),
        construct: (error, args, target) => note(Reflect.construct(error, args, target)),
      });
      Object.assign(window, { Error: noted, errorsMade: made });
    });
    await page.goto(`/${id}`);
    expect(await page.evaluate(() => Reflect.get(window, 'errorsMade'))).toEqual([]);
  });
}
