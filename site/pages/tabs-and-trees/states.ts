import { longWaits, noWaits, opened, type States, type Visitor } from '../../state';
import { closable } from './tab-names';

type Path = 'africa' | 'asia-japan' | 'america' | 'america-brazil' | 'america-peru';

const openBranch = (visitor: Pick<Visitor, 'click'>, path: Path) =>
  visitor.click({ css: `[data-test="tree-item-${path}"] .ant-tree-switcher` });
/** The first branch, once it has loaded or failed: those below it move then. */
const firstBranch = { css: '[data-test="tree-retry"], [data-test="tree-item-africa-egypt"]' };

export default [
  opened,
  {
    name: 'a report and a branch that are loading',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.click('tabs-tab-report');
      await visitor.see('tabs-report', 'Loading');
      await openBranch(visitor, 'africa');
      await visitor.see({ css: '[data-test="tree-item-africa"] .ant-tree-switcher-loading-icon' });
    },
  },
  {
    name: 'every tab opened, with an extra one',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.click('tabs-tab-notes');
      await visitor.fill('tabs-note', 'Ada');
      await visitor.click('tabs-tab-report');
      await visitor.see('tabs-report', 'Report');
      for (const name of closable) {
        await visitor.click(`tabs-tab-${name}`);
        await visitor.see(`tabs-panel-${name}`);
      }
      await visitor.click('tabs-add');
      await visitor.see('tabs-panel-extra');
    },
  },
  {
    name: 'sections open',
    async reach(visitor) {
      await visitor.click('accordion-payment');
      await visitor.click('accordion-size');
      await visitor.click('accordion-care');
      await visitor.click('accordion-warranty');
      await visitor.see('accordion-panel-warranty', 'Two years');
    },
  },
  {
    name: 'the splitter at its end, and the last page of the narrowest level',
    async reach(visitor) {
      // Past every ticket.
      for (const range of ['11 to 20', '21 to 30', '31 to 40', '41 to 47']) {
        await visitor.click('pager-next');
        await visitor.see('pager-range', `${range} of 47`);
      }
      await visitor.focus('split-handle');
      await visitor.press('End');
      await visitor.see('split-size', '80 %');
      await visitor.click('breadcrumb-down');
      await visitor.click('breadcrumb-down');
      await visitor.click('pager-last');
      await visitor.see('pager-range', '21 to 24 of 24');
    },
  },
  {
    name: 'a branch that could not be loaded',
    parameters: noWaits,
    // Of two branches, because one of the first two loads fails, and the seed says which.
    async reach(visitor) {
      await openBranch(visitor, 'africa');
      await visitor.see(firstBranch);
      await openBranch(visitor, 'america');
      await openBranch(visitor, 'america-brazil');
      await visitor.see('tree-error', 'Could not load');
    },
  },
  {
    name: 'a tree that is open in full, with places checked and found',
    parameters: noWaits,
    async reach(visitor) {
      await openBranch(visitor, 'africa');
      await visitor.see(firstBranch);
      await openBranch(visitor, 'america');
      await openBranch(visitor, 'america-brazil');
      await visitor.click('tree-retry');
      await visitor.see('tree-item-africa-egypt');
      await visitor.see('tree-item-america-brazil-recife');
      await openBranch(visitor, 'america-peru');
      await visitor.see('tree-item-america-peru-lima');
      await visitor.fill('tree-filter', 'a');
      await visitor.see('tree-item-africa-kenya-mombasa');
      await visitor.see('tree-item-asia-india-delhi');
      await openBranch(visitor, 'asia-japan');
      await visitor.see('tree-item-asia-japan-tokyo');
      await visitor.click('tree-item-asia');
      await visitor.click('tree-item-america-peru-lima');
      await visitor.see('tree-checked', 'Tokyo, Kyoto, Delhi, Mumbai, Lima');
    },
  },
] satisfies States<'tabs-and-trees'>;
