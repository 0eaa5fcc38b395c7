import { expect, type Page, test } from '@playwright/test';

// The lengths of waits are tested. With a stopped clock, they are exact and take no time.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await openWith(page, 'delayScale=1');
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

async function openWith(page: Page, options: string) {
  await page.goto(`/autocomplete?${options}`);
  await expect(fieldOf(page, 'Place')).toBeVisible();
}

// By its role, because the list has the same label.
const fieldOf = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });

const ashPlaces = ['Ashbury', 'Ashby', 'Ashdale', 'Ashfield', 'Ashford', 'Ashham', 'Ashley', 'Ashmouth', 'Ashton'];

/** Fills the field, and waits until the page has sent a request. */
async function ask(page: Page, text: string) {
  const questions = page.getByTestId('place-questions');
  const before = Number((await questions.textContent())?.replace('Requests: ', ''));
  await fieldOf(page, 'Place').fill(text);
  // More than the pause, whose length is another requirement.
  await page.clock.runFor(1000);
  await expect(questions).toHaveText(`Requests: ${before + 1}`);
}

/** Fills the field, and lets the response arrive. */
async function search(page: Page, text: string) {
  await fieldOf(page, 'Place').fill(text);
  await page.clock.runFor(5000);
}

test('asked: one request is sent after a pause of 300 ms', async ({ page }) => {
  const questions = page.getByTestId('place-questions');
  for (const letter of ['a', 's', 'h']) {
    await fieldOf(page, 'Place').press(letter);
    await page.clock.runFor(299);
    await expect(questions).toHaveText('Requests: 0');
  }
  await page.clock.runFor(1);
  await expect(questions).toHaveText('Requests: 1');
  await page.clock.runFor(5000);
  await expect(questions).toHaveText('Requests: 1');
});

test('loading: the list reads “Loading places...” until the response', async ({ page }) => {
  const loading = page.getByTestId('place-loading');
  // With this seed the response takes 1489 ms.
  await openWith(page, 'delayScale=1&seed=11');
  await fieldOf(page, 'Place').fill('ash');
  // Passes time in steps, so that the request is seen long before its response arrives.
  const nextCount = async () => {
    await page.clock.runFor(100);
    return page.getByTestId('place-questions').textContent();
  };
  await expect.poll(nextCount, { intervals: [0] }).toBe('Requests: 1');
  await expect(loading).toHaveText('Loading places...');
  await page.clock.runFor(1500);
  await expect(page.getByTestId(/^place-option-/)).not.toHaveCount(0);
  await expect(loading).toHaveCount(0);
});

test('matches: the list offers all places that begin with the text', async ({ page }) => {
  const options = page.getByRole('listbox', { name: 'Place' }).getByRole('option');
  await search(page, 'Ash');
  await expect(options).toHaveText(ashPlaces);
  // Many places end with “ton”, but none begins with it.
  await search(page, 'ton');
  await expect(options).toHaveCount(0);
});

test('letters: case and accents make no difference', async ({ page }) => {
  const options = page.getByRole('listbox', { name: 'Place' }).getByRole('option');
  for (const [text, found] of [
    ['MAL', 'Málaga'],
    ['épi', 'Épinal'],
    ['zur', 'Zürich'],
  ] as const) {
    await search(page, text);
    await expect(options).toHaveText([found]);
  }
});

test('empty: the list says that no place was found', async ({ page }) => {
  await search(page, 'Xyz');
  await expect(page.getByTestId('place-empty')).toHaveText('No places found');
});

test('newest: only the response to the newest text is shown', async ({ page }) => {
  const options = page.getByTestId(/^place-option-/);
  // With this seed the first response takes 1489 ms and the second, a second later, 381: it overtakes the first.
  await openWith(page, 'delayScale=1&seed=11');
  await ask(page, 'ash');
  await ask(page, 'zur');
  await page.clock.runFor(5000);
  await expect(options).toHaveText(['Zürich']);

  // With this seed they take 831 and 1138 ms: the older response arrives first, and must not be shown.
  await openWith(page, 'delayScale=1&seed=18');
  await ask(page, 'ash');
  await ask(page, 'zur');
  await expect(options).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(options).toHaveText(['Zürich']);
});

test('keys: arrow keys move through the list', async ({ page }) => {
  const field = fieldOf(page, 'Place');
  const options = page.getByTestId(/^place-option-/);
  await search(page, 'Ash');
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
  ] as const) {
    await field.press(key);
    // The focus stays in the field, and the field names the active suggestion.
    const active = await options.nth(index).getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', `${active}`);
  }
});

test('enter: Enter chooses the active suggestion', async ({ page }) => {
  const field = fieldOf(page, 'Place');
  await search(page, 'Fair');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByTestId('place-result')).toHaveText(/^Chosen: fair/i);
});

test('escape: Escape closes the list', async ({ page }) => {
  const field = fieldOf(page, 'Place');
  await search(page, 'Cal');
  await expect(page.getByTestId('place-list')).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Escape');
  await expect(page.getByTestId('place-list')).toHaveCount(0);
  await expect(field).toHaveValue('Cal');
  await expect(page.getByTestId('place-result')).toHaveText('Chosen: none');
});

test('chosen: a click chooses a suggestion', async ({ page }) => {
  await search(page, 'Ash');
  await page.getByRole('option', { name: 'Ashby', exact: true }).click();
  await expect(page.getByTestId('place-result')).toHaveText('Chosen: Ashby');
  await expect(fieldOf(page, 'Place')).toHaveValue('Ashby');
  await expect(page.getByTestId('place-list')).toHaveCount(0);
});

test('cleared: “Clear place” removes the choice', async ({ page }) => {
  await search(page, 'Ash');
  await page.getByRole('option', { name: 'Ashby', exact: true }).click();
  await page.getByRole('button', { name: 'Clear place' }).click();
  await expect(page.getByTestId('place-result')).toHaveText('Chosen: none');
  await expect(fieldOf(page, 'Place')).toHaveValue('');
});

test('failed: the next response fails', async ({ page }) => {
  await page.getByLabel('Let the next response fail').check();
  await search(page, 'Ash');
  await expect(page.getByTestId('place-error')).toHaveText('Places could not be loaded');
});

test('unticked: only one response fails', async ({ page }) => {
  const box = page.getByLabel('Let the next response fail');
  await box.check();
  await search(page, 'Ash');
  await expect(page.getByTestId('place-loading')).toHaveCount(0);
  await expect(box).not.toBeChecked();
  await search(page, 'Cal');
  await expect(page.getByTestId(/^place-option-Cal/).first()).toBeVisible();
});

test('retried: “Try again” loads the suggestions', async ({ page }) => {
  await page.getByLabel('Let the next response fail').check();
  await search(page, 'zur');
  await page.getByLabel('Let the next response fail').uncheck();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.clock.runFor(5000);
  await expect(page.getByTestId(/^place-option-/)).toHaveText(['Zürich']);
});

async function choose(page: Page, stop: string) {
  await fieldOf(page, 'Stops').fill(stop);
  await page.getByRole('option', { name: stop, exact: true }).click();
}

test('stops: several places are listed in the order of their choice', async ({ page }) => {
  for (const stop of ['Málaga', 'Ashby', 'Calford']) {
    await choose(page, stop);
    await expect(fieldOf(page, 'Stops')).toHaveValue('');
  }
  await expect(page.getByTestId('stops-result')).toHaveText('Stops: Málaga, Ashby, Calford');
});

test('offered: a chosen place is not offered again', async ({ page }) => {
  await choose(page, 'Ashby');
  await fieldOf(page, 'Stops').fill('Ash');
  await expect(page.getByTestId(/^stops-option-/)).toHaveText(ashPlaces.filter((place) => place !== 'Ashby'));
});

test('backspace: Backspace removes the last stop', async ({ page }) => {
  for (const stop of ['Ashby', 'Calford']) await choose(page, stop);
  await fieldOf(page, 'Stops').press('Backspace');
  await expect(page.getByTestId('stops-result')).toHaveText('Stops: Ashby');
});

test('removed: the button of a stop removes it', async ({ page }) => {
  for (const stop of ['Ashby', 'Calford']) await choose(page, stop);
  await page.getByRole('button', { name: 'Remove Ashby' }).click();
  await expect(page.getByTestId('stops-result')).toHaveText('Stops: Calford');
  await fieldOf(page, 'Stops').fill('Ashby');
  await expect(page.getByTestId(/^stops-option-/)).toHaveText(['Ashby']);
});

test('none: the result says that no stop is left', async ({ page }) => {
  await expect(page.getByTestId('stops-result')).toHaveText('Stops: none');
});

test('ferry: both groups offer the same times', async ({ page }) => {
  for (const name of ['Out', 'Back']) {
    const group = page.getByTestId(`ferry-group-${name}`);
    await expect(group).toHaveAttribute('label', name);
    const options = group.getByTestId(/^ferry-option-/);
    await expect(options).toHaveText(['08:00', '12:00', '18:00']);
    for (const index of [0, 1, 2])
      await expect(options.nth(index)).toBeEnabled({ enabled: name === 'Out' || index !== 1 });
  }
});

test('group: the result shows the group of the time', async ({ page }) => {
  for (const name of ['Out', 'Back']) {
    const option = page
      .getByTestId(`ferry-group-${name}`)
      .getByTestId(/^ferry-option-/)
      .first();
    // By its value, because both groups have an option with this text.
    await page.getByLabel('Ferry').selectOption(await option.getAttribute('value'));
    await expect(page.getByTestId('ferry-result')).toHaveText(`Ferry: ${name}, 08:00`);
  }
});

test('cabin: three cabins are offered', async ({ page }) => {
  await expect(page.getByTestId(/^cabin-option-/)).toHaveText(['Inside', 'Sea view', 'Balcony']);
});

test('booked: the chosen cabin is shown', async ({ page }) => {
  for (const cabin of ['Sea view', 'Inside', 'Sea view']) {
    await page.getByLabel('Cabin').selectOption(cabin);
    await expect(page.getByTestId('cabin-result')).toHaveText(`Cabin: ${cabin}`);
  }
});

test('picker: the page says whether the browser can customize the list', async ({ page }) => {
  const isCustomizable = await page.evaluate(() => CSS.supports('appearance: base-select'));
  await expect(page.getByTestId('cabin-picker')).toHaveText(`Picker: ${isCustomizable ? 'customizable' : 'plain'}`);
});
