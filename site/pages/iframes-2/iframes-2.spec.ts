import { expect, test } from '../../../tests/fixtures';

test('the editable table alone has one h1', async ({ open, page }) => {
  await open('/iframes-2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Dynamic Tables Have Input']);
});
