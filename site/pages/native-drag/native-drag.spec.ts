import { expect, test } from '../../../tests/fixtures';

test('all of it goes by keyboard', async ({ open, page }) => {
  await open('/native-drag');
  await page.getByTestId('native-chosen').focus();
  await page.getByTestId('native-right').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('native-report')).toHaveText('Moved Write to Doing, place 3 of 3');
  // The button keeps the focus, so that it can be pressed again.
  await expect(page.getByTestId('native-right')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('native-report')).toHaveText('Moved Write to Done, place 2 of 2');
  await page.getByTestId('native-add').focus();
  await page.keyboard.press('Space');
  await expect(page.getByTestId('native-note')).toHaveValue('Meeting at ten');
  await expect(page.getByTestId('native-report')).toHaveText('Added Meeting at ten to the note');
});

test('a copy can be chosen and copied, and is numbered on', async ({ open, page }) => {
  await open('/native-drag');
  await page.getByTestId('native-copy').click();
  await page.getByTestId('native-chosen').selectOption('Write copy');
  await page.getByTestId('native-copy').click();
  await expect(page.getByTestId('native-report')).toHaveText(
    'Copied Write copy to To do as Write copy 2, place 3 of 5',
  );
});

test('a card that the columns do not have is not taken, nor a drag without a text in the note', async ({
  open,
  page,
}) => {
  await open('/native-drag');
  for (const [place, type] of [
    ['native-column-done', 'application/x-card'],
    ['native-note', 'application/json'],
  ] as const) {
    await page.getByTestId(place).evaluate((target, type) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData(type, 'Write copy');
      for (const name of ['dragover', 'drop'])
        target.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }));
    }, type);
  }
  await page.getByTestId('native-down').click();
  await expect(page.getByTestId('native-report')).toHaveText('Moved Write to To do, place 2 of 3');
  await expect(page.getByTestId(/^native-card-/)).toHaveText(['Review', 'Write', 'Test', 'Build', 'Paint', 'Ship']);
  await expect(page.getByTestId('native-effect')).toHaveText('Effect: no drag yet');
});

test('drag events that share their data do what a drag does', async ({ open, page }) => {
  await open('/native-drag');
  const data = await page.evaluateHandle(() => new DataTransfer());
  await page
    .getByTestId(/^native-card-/)
    .first()
    .dispatchEvent('dragstart', { dataTransfer: data });
  const target = page.getByTestId('native-column-done');
  const clientY = await target.evaluate((column) => column.getBoundingClientRect().bottom - 10);
  await target.dispatchEvent('dragover', { dataTransfer: data, clientY });
  await target.dispatchEvent('drop', { dataTransfer: data, clientY });
  await expect(page.getByTestId('native-report')).toHaveText('Moved Write to Done, place 2 of 2');
  await expect(page.getByTestId('native-carried')).toHaveText('Carried: application/x-card, text/plain');
});
