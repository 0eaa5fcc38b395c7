import { expect, test } from '../fixtures';
import { playwrightVisitor } from '../playwright-visitor';
import { addressOf } from '../state';
import { provokedErrors, states } from '../states';
import { violations, violationsInDark } from './axe';

test.use({ expectedErrors: provokedErrors, contextOptions: { reducedMotion: 'reduce' } });

for (const { page: id, name, parameters, reach } of states) {
  test(`${id}, ${name}: no violation in either theme`, async ({ open, page }) => {
    await open(addressOf(id, parameters));
    await reach?.(playwrightVisitor(page));
    expect(await violations(page)).toEqual([]);
    expect(await violationsInDark(page)).toEqual([]);
  });
}
