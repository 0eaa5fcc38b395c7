import { expect, test } from '../../../tests/fixtures';

test.use({ expectedErrors: [/503/] });

test('a failure moves no card and no button', { tag: '@server' }, async ({ open, page }) => {
  await open('/file-download?delayScale=0&downloadFailure=http');
  const places = () =>
    page
      .locator('[data-test^=download-card-], [data-test^=download-button-]')
      .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
  const before = await places();
  expect(before).toHaveLength(6);
  for (const index of [0, 2]) {
    await page.getByTestId(`download-button-${index}`).click();
    await expect(page.getByTestId(`download-error-${index}`)).toBeVisible();
    expect(await places()).toEqual(before);
  }
});
