import { isInDepth } from '../depth';
import { expect, test } from '../fixtures';
import { playwrightVisitor } from '../playwright-visitor';
import { addressOf } from '../state';
import { pagesWithStates, provokedErrors } from '../states';

test.use({ expectedErrors: provokedErrors });

for (const [id, states] of pagesWithStates) {
  const walked = isInDepth(id) ? states : states.slice(-1);
  test(`${id}: ${isInDepth(id) ? 'every' : 'the last'} state is reached`, async ({ open, page }) => {
    for (const { name, parameters, reach } of walked) {
      await test.step(name, async () => {
        await open(addressOf(id, parameters));
        await reach?.(playwrightVisitor(page));
        await expect(page).toHaveTitle(/Test Automation Practice \(Web and Mobile Web\)$/);
      });
    }
  });
}
