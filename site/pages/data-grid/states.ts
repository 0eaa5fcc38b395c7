import { longWaits, noWaits, opened, type States } from '../../state';

const cell = (id: string, column: string) => ({ css: `[row-id="${id}"] [col-id="${column}"]` });
const filterButton = (column: string) => ({
  css: `.ag-header-cell[col-id="${column}"] .ag-header-cell-filter-button`,
});

/** What the grid tells screen readers, a moment after it happened. Two soon after each other come together. */
const announced = { css: '.ag-aria-description-container' };

export default [
  opened,
  {
    name: 'the rows, some of them selected',
    async reach(visitor) {
      await visitor.see('grid-open-S-0001');
      await visitor.click(cell('S-0002', 'customer'));
      await visitor.see('grid-selected', '1 selected');
      await visitor.see(announced, 'deselect');
    },
  },
  {
    name: 'a shipment opened, and a filter that leaves a few rows',
    async reach(visitor) {
      await visitor.see('grid-open-S-0007');
      await visitor.click('grid-open-S-0007');
      await visitor.see('grid-detail', 'Fragile');
      await visitor.fill('grid-quick-filter', 'fragile');
      await visitor.see('grid-row-count', '41 of 2,000 rows');
    },
  },
  {
    name: 'the filter of a column',
    async reach(visitor) {
      await visitor.see('grid-open-S-0001');
      await visitor.click(filterButton('id'));
      await visitor.see({ css: '.ag-filter' });
    },
  },
  {
    name: 'rows that load again',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.see('grid-open-S-0001');
      await visitor.click('grid-reload');
      await visitor.see({ css: '.ag-overlay' }, 'Loading');
    },
  },
  {
    name: 'an edit, a refused number, and pages',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.see('grid-open-S-0001');
      await visitor.click(cell('S-0002', 'customer'));
      await visitor.see(announced, 'deselect');
      await visitor.press('Enter');
      await visitor.fill({ css: '[row-id="S-0002"] input.ag-text-field-input' }, 'Bob');
      await visitor.press('Enter');
      await visitor.see('grid-changes', 'Bob');
      await visitor.click('grid-pages');
      await visitor.see(announced, 'Page 1 of 80');
      await visitor.click('grid-open-S-0001');
      await visitor.see('grid-detail', 'S-0001');
    },
  },
] satisfies States<'data-grid'>;
