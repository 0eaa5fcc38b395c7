import { opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'open',
    async reach(visitor) {
      await visitor.rightClick('context-menu-trigger');
      await visitor.see('context-menu');
      await visitor.see('context-menu-edit', 'Edit');
    },
  },
  {
    name: 'an item chosen',
    async reach(visitor) {
      await visitor.rightClick('context-menu-trigger');
      await visitor.click('context-menu-edit');
      await visitor.see('context-menu-result', 'Last action: Edit');
    },
  },
] satisfies States<'context-menu'>;
