import { test } from '../../../tests/fixtures';
import { expectMenuByKey } from './spec-helpers';

test.beforeEach(async ({ open }) => {
  await open('/context-menu');
});

// Playwright cannot press this key in Firefox.
test('ContextMenu opens the menu at the trigger, with the focus on its first item', async ({ page }) => {
  await expectMenuByKey(page, 'ContextMenu');
});
