import ConfigProvider from 'antd/es/config-provider';
import Menu, { type MenuProps } from 'antd/es/menu';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { hook } from '../../hook';
import { antdTheme } from './antd-theme';
import { type MenuNode, menuTree } from './menu-tree';
import { isLeaf } from './tree';
import { useMenu } from './useMenu';

const items = menuTree.map((node) =>
  antdItem(
    node,
    <>
      {node.label}
      {!isLeaf(node) && <ChevronDown aria-hidden size={16} />}
    </>,
  ),
);

/** antd's `Menu`, told which submenus are open. */
export function AntdMenu({ onChoose }: { onChoose: (label: string) => void }) {
  const menu = useMenu('antd', onChoose);
  const section = useRef<HTMLElement>(null);
  return (
    <ConfigProvider theme={antdTheme}>
      <section ref={section} className="menu-section" {...menu.sectionProps} {...hook('menu-antd')}>
        <h1>Simple Multi Tiered Menu Use Antd</h1>
        <Menu
          // Its items' ids begin with it.
          id="antd"
          aria-label="Antd menu"
          className="menu-bar"
          mode="horizontal"
          items={items}
          openKeys={menu.open}
          selectable={false}
          // Three items fit on the narrowest phone: none may hide behind an ellipsis.
          disabledOverflow
          subMenuOpenDelay={0.1}
          subMenuCloseDelay={0.1}
          inlineIndent={24}
          expandIcon={<ChevronRight aria-hidden size={16} />}
          getPopupContainer={() => section.current ?? document.body}
          builtinPlacements={placements}
        />
        <p className="intro">The same tree from antd: a menu whose closed submenus stay in the document.</p>
      </section>
    </ConfigProvider>
  );
}

const overflow = { adjustX: true, adjustY: true, shiftX: true, shiftY: true };
const placements = {
  bottomLeft: { points: ['tl', 'bl'], overflow },
  rightTop: { points: ['tl', 'tr'], offset: [0, -5], overflow },
};

function antdItem({ id, label, children }: MenuNode, shown: ReactNode = label): NonNullable<MenuProps['items']>[number] {
  // With an empty list it is a submenu's title to antd, and to `useMenu` a leaf like any other.
  return children ? { key: id, label: shown, children: children.map((child) => antdItem(child)) } : { key: id, label: shown };
}
