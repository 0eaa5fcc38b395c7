import { $, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

const ashPlaces = ['Ashbury', 'Ashby', 'Ashdale', 'Ashfield', 'Ashford', 'Ashham', 'Ashley', 'Ashmouth', 'Ashton'];

describe('autocomplete', () => {
  let clock;

  // A clock that stands still makes waits exact, and they cost no time.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/autocomplete?delayScale=1');
  });

  /** Waits until exactly these suggestions are there. By a script, because they are replaced between two commands. */
  const offers = (name, places) =>
    browser.waitUntil(async () => {
      const texts = await browser.execute(
        (name) => [...document.querySelectorAll(`[data-testid^="${name}-"]`)].map((one) => one.textContent),
        name,
      );
      return texts.join() === places.join();
    });

  /** Fills the field, and waits until this has become the question of this number. */
  const ask = async (text, number) => {
    // Not setValue, which empties the field first: that takes back the choice too.
    await byTestId('place-input').click();
    await browser.keys(['Control', 'a']);
    await byTestId('place-input').addValue(text);
    await clock.tick(300);
    await expect(byTestId('place-questions')).toHaveText(`Questions: ${number}`);
  };

  /** Asks, and has the answer take its time. */
  const search = async (text, number) => {
    await ask(text, number);
    await clock.tick(1500);
  };

  it('asked: one question after a pause of 300 ms, and “Loading places...” until its answer', async () => {
    for (const letter of ['a', 's', 'h']) {
      await byTestId('place-input').addValue(letter);
      await expect(byTestId('place-loading')).toHaveText('Loading places...');
      await clock.tick(299);
      await expect(byTestId('place-questions')).toHaveText('Questions: 0');
    }
    await clock.tick(1);
    await expect(byTestId('place-questions')).toHaveText('Questions: 1');
    await clock.tick(99);
    await expect(byTestId('place-loading')).toHaveText('Loading places...');
    await clock.tick(1401);
    await offers('place-option', ashPlaces);
    await expect(byTestId('place-loading')).not.toExist();
    await expect(byTestId('place-questions')).toHaveText('Questions: 1');
  });

  it('matches: all places that begin with the text, whatever its case and accents', async () => {
    const oakPlaces = ashPlaces.map((place) => place.replace('Ash', 'Oak'));
    const searches = [
      ['ash', ashPlaces],
      ['MAL', ['Málaga']],
      ['épi', ['Épinal']],
      ['o', [...oakPlaces, 'Öland', 'Orléans']],
    ];
    for (const [index, [text, found]] of searches.entries()) {
      await search(text, index + 1);
      await offers('place-option', found);
    }
    // Many places end with it.
    await search('ton', 5);
    await expect(byTestId('place-empty')).toHaveText('No places found');
  });

  it('newest: only the answer to the newest question shows', async () => {
    // With this seed the first answer takes 1489 ms and the second 381: it overtakes the first.
    await browser.url('/autocomplete?delayScale=1&seed=11');
    await ask('ash', 1);
    await ask('zur', 2);
    await clock.tick(500);
    await offers('place-option', ['Zürich']);
    await clock.tick(1500);
    await browser.keys(['ArrowDown']);
    await browser.keys(['Enter']);
    await expect(byTestId('place-result')).toHaveText('Chosen: Zürich');

    // With this one they take 831 and 1138 ms: the older one comes first, and is not wanted any more.
    await browser.url('/autocomplete?delayScale=1&seed=18');
    await ask('ash', 1);
    await ask('zur', 2);
    await clock.tick(1000);
    await expect(byTestId('place-loading')).toBeDisplayed();
    await expect(byTestIdPrefix('place-option')).toBeElementsArrayOfSize(0);
    await clock.tick(500);
    await offers('place-option', ['Zürich']);
  });

  it('keys: arrows, Enter and Escape in the list', async () => {
    await search('ash', 1);
    await offers('place-option', ashPlaces);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) await browser.keys([key]);
    await expect(byTestId('place-result')).toHaveText('Chosen: Ashby');
    await search('zur', 2);
    await offers('place-option', ['Zürich']);
    for (const key of ['ArrowDown', 'Escape']) await browser.keys([key]);
    await expect(byTestId('place-list')).not.toExist();
    await expect(byTestId('place-input')).toHaveValue('zur');
    await expect(byTestId('place-result')).toHaveText('Chosen: Ashby');
  });

  it('chosen: a click puts the suggestion into the field, and “Clear place” takes it away', async () => {
    await expect(byTestId('place-result')).toHaveText('Chosen: none');
    await search('ash', 1);
    await offers('place-option', ashPlaces);
    await $('//*[@role="option" and normalize-space()="Ashby"]').click();
    await expect(byTestId('place-result')).toHaveText('Chosen: Ashby');
    await expect(byTestId('place-input')).toHaveValue('Ashby');
    await expect(byTestId('place-list')).not.toExist();
    await $('aria/Clear place').click();
    await expect(byTestId('place-result')).toHaveText('Chosen: none');
    await expect(byTestId('place-input')).toHaveValue('');
  });

  it('failed: the next answer fails, and “Try again” brings the suggestions', async () => {
    await byTestId('place-fail').click();
    await search('ash', 1);
    await expect(byTestId('place-error')).toHaveText('Places could not be loaded');
    await expect(byTestId('place-fail')).not.toBeSelected();
    await $('button=Try again').click();
    await expect(byTestId('place-error')).not.toExist();
    await expect(byTestId('place-loading')).toBeDisplayed();
    await clock.tick(1500);
    await offers('place-option', ashPlaces);
  });

  const choose = async (stop) => {
    await byTestId('stops-input').setValue(stop);
    await offers('stops-option', [stop]);
    await byTestId(`stops-option-${stop}`).click();
    await expect(byTestId('stops-input')).toHaveValue('');
  };

  it('stops: several places, in the order in which they are chosen', async () => {
    for (const stop of ['Málaga', 'Ashby']) await choose(stop);
    await expect(byTestId('stops-result')).toHaveText('Stops: Málaga, Ashby');
    await byTestId('stops-input').setValue('Ash');
    await offers(
      'stops-option',
      ashPlaces.filter((place) => place !== 'Ashby'),
    );
  });

  it('removed: stops go by Backspace and by their buttons', async () => {
    for (const stop of ['Ashby', 'Calford', 'Dunham']) await choose(stop);
    await browser.keys(['Backspace']);
    await expect(byTestId('stops-result')).toHaveText('Stops: Ashby, Calford');
    await $('aria/Remove Ashby').click();
    await expect(byTestId('stops-result')).toHaveText('Stops: Calford');
    await choose('Ashby');
    await expect(byTestId('stops-result')).toHaveText('Stops: Calford, Ashby');
    for (const left of ['Stops: Calford', 'Stops: none']) {
      await browser.keys(['Backspace']);
      await expect(byTestId('stops-result')).toHaveText(left);
    }
  });

  it('ferry: the same times in two groups, and the result has the group', async () => {
    for (const name of ['Out', 'Back']) {
      const group = byTestId(`ferry-group-${name}`);
      await expect(group).toHaveAttribute('label', name);
      const options = await group.$$('option').getElements();
      for (const [index, time] of ['08:00', '12:00', '18:00'].entries()) {
        await expect(options[index]).toHaveText(time);
        if (name === 'Back' && time === '12:00') {
          await expect(options[index]).toBeDisabled();
          continue;
        }
        // By its value, because its text is in both groups.
        await byTestId('ferry-select').selectByAttribute('value', await options[index].getAttribute('value'));
        await expect(byTestId('ferry-result')).toHaveText(`Ferry: ${name}, ${time}`);
      }
    }
  });

  it('cabin: three cabins, and whether the browser can customize their list', async () => {
    await expect(byTestIdPrefix('cabin-option')).toBeElementsArrayOfSize(3);
    for (const cabin of ['Balcony', 'Sea view', 'Inside']) {
      await byTestId('cabin-select').selectByVisibleText(cabin);
      await expect(byTestId('cabin-result')).toHaveText(`Cabin: ${cabin}`);
    }
    const isCustomizable = await browser.execute(() => CSS.supports('appearance: base-select'));
    await expect(byTestId('cabin-picker')).toHaveText(`Picker: ${isCustomizable ? 'customizable' : 'plain'}`);
  });
});
