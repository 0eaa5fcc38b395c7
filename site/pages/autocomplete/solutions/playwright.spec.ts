import { expect, type Page, test } from '@playwright/test';

// The lengths of waits are part of what is tested. A clock that stands still makes them exact, and they cost no time.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await openWith(page, 'delayScale=1');
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

async function openWith(page: Page, options: string) {
  await page.goto(`/autocomplete?${options}`);
  await expect(fieldOf(page, 'Place')).toBeVisible();
}

// By its role, because its list has the same label.
const fieldOf = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });

const ashPlaces = ['Ashbury', 'Ashby', 'Ashdale', 'Ashfield', 'Ashford', 'Ashham', 'Ashley', 'Ashmouth', 'Ashton'];

/** Fills the field, and waits until this has become a question. */
async function ask(page: Page, text: string) {
  const questions = page.getByTestId('place-questions');
  const before = Number((await questions.textContent())?.replace('Questions: ', ''));
  await fieldOf(page, 'Place').fill(text);
  await page.clock.runFor(300);
  await expect(questions).toHaveText(`Questions: ${before + 1}`);
}

/** Asks, and has the answer take its time. */
async function search(page: Page, text: string) {
  await ask(page, text);
  await page.clock.runFor(1500);
}

test('asked: one question after a pause of 300 ms, and “Loading places...” until its answer', async ({ page }) => {
  const [loading, questions] = [page.getByTestId('place-loading'), page.getByTestId('place-questions')];
  for (const letter of ['a', 's', 'h']) {
    await fieldOf(page, 'Place').press(letter);
    await expect(loading).toHaveText('Loading places...');
    await page.clock.runFor(299);
    await expect(questions).toHaveText('Questions: 0');
  }
  await page.clock.runFor(1);
  await expect(questions).toHaveText('Questions: 1');
  await page.clock.runFor(99);
  await expect(loading).toHaveText('Loading places...');
  await page.clock.runFor(1401);
  await expect(page.getByTestId(/^place-option-/)).toHaveText(ashPlaces);
  await expect(loading).toHaveCount(0);
  await expect(questions).toHaveText('Questions: 1');
});

test('matches: all places that begin with the text, whatever its case and accents', async ({ page }) => {
  const options = page.getByRole('listbox', { name: 'Place' }).getByRole('option');
  for (const [text, found] of [
    ['ash', ashPlaces],
    ['MAL', ['Málaga']],
    ['épi', ['Épinal']],
    ['o', [...ashPlaces.map((place) => place.replace('Ash', 'Oak')), 'Öland', 'Orléans']],
  ] as const) {
    await search(page, text);
    await expect(options).toHaveText([...found]);
  }
  // Many places end with it.
  await search(page, 'ton');
  await expect(page.getByTestId('place-empty')).toHaveText('No places found');
});

test('newest: only the answer to the newest question shows', async ({ page }) => {
  const [loading, options] = [page.getByTestId('place-loading'), page.getByTestId(/^place-option-/)];
  // With this seed the first answer takes 1489 ms and the second 381: it overtakes the first.
  await openWith(page, 'delayScale=1&seed=11');
  await ask(page, 'ash');
  await ask(page, 'zur');
  await page.clock.runFor(500);
  await expect(options).toHaveText(['Zürich']);
  await page.clock.runFor(1500);
  await expect(options).toHaveText(['Zürich']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('place-result')).toHaveText('Chosen: Zürich');

  // With this one they take 831 and 1138 ms: the older one comes first, and is not wanted any more.
  await openWith(page, 'delayScale=1&seed=18');
  await ask(page, 'ash');
  await ask(page, 'zur');
  await page.clock.runFor(1000);
  await expect(loading).toBeVisible();
  await expect(options).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(options).toHaveText(['Zürich']);
});

test('keys: arrows, Enter and Escape in the list', async ({ page }) => {
  const [field, list] = [fieldOf(page, 'Place'), page.getByTestId('place-list')];
  const result = page.getByTestId('place-result');
  await search(page, 'ash');
  await expect(list).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) await field.press(key);
  await expect(result).toHaveText('Chosen: Ashby');
  await search(page, 'fair');
  await expect(list).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(result).toHaveText('Chosen: Fairbury');
  await search(page, 'cal');
  await expect(list).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue('cal');
  await expect(result).toHaveText('Chosen: Fairbury');
});

test('chosen: a click puts the suggestion into the field and the result, and “Clear place” takes it away', async ({
  page,
}) => {
  const [field, result] = [fieldOf(page, 'Place'), page.getByTestId('place-result')];
  await expect(result).toHaveText('Chosen: none');
  await search(page, 'ash');
  await page.getByRole('option', { name: 'Ashby', exact: true }).click();
  await expect(result).toHaveText('Chosen: Ashby');
  await expect(field).toHaveValue('Ashby');
  await expect(page.getByTestId('place-list')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear place' }).click();
  await expect(result).toHaveText('Chosen: none');
  await expect(field).toHaveValue('');
});

test('failed: the next answer fails, and “Try again” brings the suggestions', async ({ page }) => {
  const [box, error] = [page.getByLabel('Let the next answer fail'), page.getByTestId('place-error')];
  await box.check();
  await search(page, 'ash');
  await expect(error).toHaveText('Places could not be loaded');
  await expect(box).not.toBeChecked();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(error).toHaveCount(0);
  await expect(page.getByTestId('place-loading')).toBeVisible();
  await page.clock.runFor(1500);
  await expect(page.getByTestId(/^place-option-/)).toHaveText(ashPlaces);
});

async function choose(page: Page, stop: string) {
  await fieldOf(page, 'Stops').fill(stop);
  await page.getByRole('option', { name: stop, exact: true }).click();
}

test('stops: several places, in the order in which they are chosen', async ({ page }) => {
  for (const stop of ['Málaga', 'Ashby']) {
    await choose(page, stop);
    await expect(fieldOf(page, 'Stops')).toHaveValue('');
  }
  await expect(page.getByTestId('stops-result')).toHaveText('Stops: Málaga, Ashby');
  await expect(page.getByTestId(/^stops-chip-/)).toHaveText(['Málaga', 'Ashby']);
  await fieldOf(page, 'Stops').fill('Ash');
  await expect(page.getByTestId(/^stops-option-/)).toHaveText(ashPlaces.filter((place) => place !== 'Ashby'));
});

test('removed: stops go by Backspace and by their buttons', async ({ page }) => {
  const [field, result] = [fieldOf(page, 'Stops'), page.getByTestId('stops-result')];
  for (const stop of ['Ashby', 'Calford', 'Dunham']) await choose(page, stop);
  await field.press('Backspace');
  await expect(result).toHaveText('Stops: Ashby, Calford');
  await page.getByRole('button', { name: 'Remove Ashby' }).click();
  await expect(result).toHaveText('Stops: Calford');
  await field.fill('Ashby');
  await expect(page.getByTestId(/^stops-option-/)).toHaveText(['Ashby']);
  await field.fill('');
  await field.press('Backspace');
  await expect(result).toHaveText('Stops: none');
});

test('ferry: the same times in two groups, and the result has the group', async ({ page }) => {
  const select = page.getByLabel('Ferry');
  for (const name of ['Out', 'Back']) {
    const group = page.getByTestId(`ferry-group-${name}`);
    await expect(group).toHaveAttribute('label', name);
    const options = group.getByTestId(/^ferry-option-/);
    await expect(options).toHaveText(['08:00', '12:00', '18:00']);
    for (const [index, time] of ['08:00', '12:00', '18:00'].entries()) {
      if (name === 'Back' && time === '12:00') {
        await expect(options.nth(index)).toBeDisabled();
        continue;
      }
      // By its value, because its text is in both groups.
      await select.selectOption(await options.nth(index).getAttribute('value'));
      await expect(page.getByTestId('ferry-result')).toHaveText(`Ferry: ${name}, ${time}`);
    }
  }
});

test('cabin: three cabins, and whether the browser can customize their list', async ({ page }) => {
  const [select, result] = [page.getByLabel('Cabin'), page.getByTestId('cabin-result')];
  await expect(page.getByTestId(/^cabin-option-/)).toHaveText(['Inside', 'Sea view', 'Balcony']);
  for (const cabin of ['Balcony', 'Sea view', 'Inside']) {
    await select.selectOption(cabin);
    await expect(result).toHaveText(`Cabin: ${cabin}`);
  }
  const isCustomizable = await page.evaluate(() => CSS.supports('appearance: base-select'));
  await expect(page.getByTestId('cabin-picker')).toHaveText(`Picker: ${isCustomizable ? 'customizable' : 'plain'}`);
});
