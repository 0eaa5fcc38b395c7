import type { Page } from '../../page';

export default {
  id: 'multi-tiered-menu',
  title: 'Multi Tiered Menu',
  blurb: 'Walk six levels deep in three kinds of menu.',
  library: 'antd',
  hooks: [
    { name: 'menu-simple', element: 'section', when: 'always' },
    { name: 'menu-mui', element: 'section', when: 'always' },
    { name: 'menu-antd', element: 'section', when: 'always' },
    {
      name: 'multi-tier-menu-item-<id>',
      parameters: { id: { kind: 'text', description: "the item's id, products or galaxy-s" } },
      element: 'button',
      when: 'top level always, deeper ones while their parent is open',
    },
  ],
} as const satisfies Page;
