import { $, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

const ashPlaces = ['Ashbury', 'Ashby', 'Ashdale', 'Ashfield', 'Ashford', 'Ashham', 'Ashley', 'Ashmouth', 'Ashton'];

describe('autocomplete', () => {
  let clock;

  // With a stopped clock, waits are exact and take no time.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/autocomplete?delayScale=1');
  });

  /** Waits for exactly these suggestions. By a script, because the list may change between two commands. */
  const offers = (name, places) =>
    browser.waitUntil(async () => {
      const texts = await browser.execute(
        (name) => [...document.querySelectorAll(`[data-testid^="${name}-"]`)].map((one) => one.textContent),
        name,
      );
      return texts.join() === places.join();
    });

  /** Fills the field, and lets the page send its request. */
  const ask = async (text) => {
    // Not setValue: it empties the field first, which also removes the choice.
    await byTestId('place-input').click();
    await browser.keys(['Control', 'a']);
    await byTestId('place-input').addValue(text);
    // More than the pause, whose length is another requirement. The page sends the request once the tick has ended.
    await clock.tick(1000);
  };

  /** Fills the field, and lets the response arrive. */
  const search = async (text) => {
    await ask(text);
    await clock.tick(5000);
  };

  it('asked: one request is sent after a pause of 300 ms', async () => {
    for (const letter of ['a', 's', 'h']) {
      await byTestId('place-input').addValue(letter);
      await clock.tick(299);
      await expect(byTestId('place-questions')).toHaveText('Requests: 0');
    }
    await clock.tick(1);
    await expect(byTestId('place-questions')).toHaveText('Requests: 1');
    await clock.tick(1500);
    await expect(byTestId('place-questions')).toHaveText('Requests: 1');
  });

  it('loading: the list reads “Loading places...” until the response', async () => {
    await ask('zur');
    await clock.tick(99);
    await expect(byTestId('place-loading')).toHaveText('Loading places...');
    await clock.tick(1401);
    await offers('place-option', ['Zürich']);
    await expect(byTestId('place-loading')).not.toExist();
  });

  it('matches: the list offers all places that begin with the text', async () => {
    await search('Ash');
    await offers('place-option', ashPlaces);
    // Many places end with “ton”, but none begins with it.
    await search('ton');
    await offers('place-option', []);
  });

  it('letters: case and accents make no difference', async () => {
    for (const [text, found] of [
      ['MAL', 'Málaga'],
      ['épi', 'Épinal'],
      ['zur', 'Zürich'],
    ]) {
      await search(text);
      await offers('place-option', [found]);
    }
  });

  it('empty: the list says that no place was found', async () => {
    await search('xyz');
    await expect(byTestId('place-empty')).toHaveText('No places found');
  });

  it('newest: only the response to the newest text is shown', async () => {
    // With this seed the first response takes 1489 ms and the second, a second later, 381: it overtakes the first.
    await browser.url('/autocomplete?delayScale=1&seed=11');
    await ask('ash');
    await ask('zur');
    await expect(byTestId('place-questions')).toHaveText('Requests: 2');
    await clock.tick(5000);
    await offers('place-option', ['Zürich']);

    // With this seed they take 831 and 1138 ms: the older response arrives first, and must not be shown.
    await browser.url('/autocomplete?delayScale=1&seed=18');
    await ask('ash');
    await ask('zur');
    await expect(byTestId('place-questions')).toHaveText('Requests: 2');
    await expect(byTestIdPrefix('place-option')).toBeElementsArrayOfSize(0);
    await clock.tick(5000);
    await offers('place-option', ['Zürich']);
  });

  it('keys: arrow keys move through the list', async () => {
    await search('ash');
    await expect(byTestIdPrefix('place-option')).toBeElementsArrayOfSize(ashPlaces.length);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await browser.keys([key]);
    // The focus stays in the field, and the field names the active suggestion.
    const active = await byTestIdPrefix('place-option')[1].getAttribute('id');
    await expect(byTestId('place-input')).toHaveAttribute('aria-activedescendant', active);
  });

  it('enter: Enter chooses the active suggestion', async () => {
    await search('zur');
    await offers('place-option', ['Zürich']);
    for (const key of ['ArrowDown', 'Enter']) await browser.keys([key]);
    await expect(byTestId('place-result')).toHaveText(/^Chosen: zürich$/i);
  });

  it('escape: Escape closes the list', async () => {
    await search('zur');
    await offers('place-option', ['Zürich']);
    for (const key of ['ArrowDown', 'Escape']) await browser.keys([key]);
    await expect(byTestId('place-list')).not.toExist();
    await expect(byTestId('place-input')).toHaveValue('zur');
    await expect(byTestId('place-result')).toHaveText('Chosen: none');
  });

  const chooseAshby = async () => {
    await search('ash');
    await $('//*[@role="option" and normalize-space()="Ashby"]').click();
  };
  it('chosen: a click chooses a suggestion', async () => {
    await chooseAshby();
    await expect(byTestId('place-result')).toHaveText('Chosen: Ashby');
    await expect(byTestId('place-input')).toHaveValue('Ashby');
    await expect(byTestId('place-list')).not.toExist();
  });

  it('cleared: “Clear place” removes the choice', async () => {
    await chooseAshby();
    await $('aria/Clear place').click();
    await expect(byTestId('place-result')).toHaveText('Chosen: none');
    await expect(byTestId('place-input')).toHaveValue('');
  });

  it('failed: the next response fails', async () => {
    await byTestId('place-fail').click();
    await search('ash');
    await expect(byTestId('place-error')).toHaveText('Places could not be loaded');
  });

  it('unticked: only one response fails', async () => {
    await byTestId('place-fail').click();
    await search('ash');
    await expect(byTestId('place-fail')).not.toBeSelected();
    await search('zur');
    await offers('place-option', ['Zürich']);
  });

  it('retried: “Try again” loads the suggestions', async () => {
    await byTestId('place-fail').click();
    await search('zur');
    await $('button=Try again').click();
    await clock.tick(5000);
    await offers('place-option', ['Zürich']);
  });

  const choose = async (stop) => {
    await byTestId('stops-input').setValue(stop);
    await offers('stops-option', [stop]);
    await byTestId(`stops-option-${stop}`).click();
    await expect(byTestId('stops-input')).toHaveValue('');
  };

  it('stops: several places are listed in the order of their choice', async () => {
    for (const stop of ['Málaga', 'Ashby', 'Calford']) await choose(stop);
    await expect(byTestId('stops-result')).toHaveText('Stops: Málaga, Ashby, Calford');
  });

  it('offered: a chosen place is not offered again', async () => {
    await choose('Ashby');
    await byTestId('stops-input').setValue('Ash');
    await offers(
      'stops-option',
      ashPlaces.filter((place) => place !== 'Ashby'),
    );
  });

  it('backspace: Backspace removes the last stop', async () => {
    for (const stop of ['Ashby', 'Calford']) await choose(stop);
    await browser.keys(['Backspace']);
    await expect(byTestId('stops-result')).toHaveText('Stops: Ashby');
  });

  it('removed: the button of a stop removes it', async () => {
    for (const stop of ['Ashby', 'Calford']) await choose(stop);
    await $('aria/Remove Ashby').click();
    await expect(byTestId('stops-result')).toHaveText('Stops: Calford');
    await choose('Ashby');
    await expect(byTestId('stops-result')).toHaveText('Stops: Calford, Ashby');
  });

  it('none: the result says that no stop is left', async () => {
    await expect(byTestId('stops-result')).toHaveText('Stops: none');
  });

  it('ferry: both groups offer the same times', async () => {
    for (const name of ['Out', 'Back']) {
      const group = byTestId(`ferry-group-${name}`);
      await expect(group).toHaveAttribute('label', name);
      const options = await group.$$('option').getElements();
      for (const [index, time] of ['08:00', '12:00', '18:00'].entries()) {
        await expect(options[index]).toHaveText(time);
        if (name === 'Back' && time === '12:00') await expect(options[index]).toBeDisabled();
        else await expect(options[index]).toBeEnabled();
      }
    }
  });

  it('group: the result shows the group of the time', async () => {
    for (const name of ['Out', 'Back']) {
      // By its value, because both groups have an option with this text.
      const value = await byTestId(`ferry-group-${name}`).$('option').getAttribute('value');
      await byTestId('ferry-select').selectByAttribute('value', value);
      await expect(byTestId('ferry-result')).toHaveText(`Ferry: ${name}, 08:00`);
    }
  });

  it('cabin: three cabins are offered', async () => {
    await offers('cabin-option', ['Inside', 'Sea view', 'Balcony']);
  });

  it('booked: the chosen cabin is shown', async () => {
    for (const cabin of ['Balcony', 'Sea view', 'Inside']) {
      await byTestId('cabin-select').selectByVisibleText(cabin);
      await expect(byTestId('cabin-result')).toHaveText(`Cabin: ${cabin}`);
    }
  });

  it('picker: the page says whether the browser can customize the list', async () => {
    const isCustomizable = await browser.execute(() => CSS.supports('appearance: base-select'));
    await expect(byTestId('cabin-picker')).toHaveText(`Picker: ${isCustomizable ? 'customizable' : 'plain'}`);
  });
});
