import { $, $$, browser, expect } from '@wdio/globals';

const items = () => $$('[aria-label="Reorderable items"] [role=listitem]');

describe('drag-drop', () => {
  beforeEach(() => browser.url('/drag-drop'));

  it('start: the list has Item 1 to Item 5', async () => {
    await expect(items()).toHaveText(['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5']);
  });

  it('drop: a dropped item takes the place of another', async () => {
    // Not: a drag of “Item 1” itself and a look for “Item 1”; only a handle drags, and the item is there anyway.
    await $('[aria-label="Move Item 1"]').dragAndDrop($('[aria-label="Move Item 4"]'));
    await expect(items()).toHaveText(['Item 2', 'Item 3', 'Item 4', 'Item 1', 'Item 5']);
  });
});
