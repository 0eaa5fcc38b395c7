import { dialog, opened, type State, type States } from '../../state';

const open = (menu: 'menu-simple' | 'menu-mui' | 'menu-antd'): State => {
  const item = (text: string) => ({ css: `[data-test=${menu}] :is(button, [role=menuitem])`, text });
  return {
    name: `${menu} open`,
    async reach(visitor) {
      for (const label of ['Products', 'Electronics', 'Laptops']) await visitor.click(item(label));
      await visitor.see(item('Gaming Laptops'));
    },
  };
};

export default [
  opened,
  open('menu-simple'),
  open('menu-mui'),
  open('menu-antd'),
  {
    name: 'with the dialog',
    async reach(visitor) {
      for (const text of ['Support', 'Documentation', 'Tutorials']) {
        await visitor.click({ css: '[data-test=menu-simple] button', text });
      }
      await visitor.see(dialog('Item Clicked'));
    },
  },
] satisfies States<'multi-tiered-menu'>;
