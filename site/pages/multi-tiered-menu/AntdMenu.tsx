import ConfigProvider from 'antd/es/config-provider';
import Menu, { type MenuProps } from 'antd/es/menu';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type AriaAttributes, cloneElement, type ReactElement, type ReactNode, useRef } from 'react';
import { hook } from '../../shared/test-hook';
import { antdTheme } from './antd-theme';
import { type MenuNode, menuTree } from './menu-tree';
import { isLeaf, nodeAt } from './tree';
import { useMenu } from './useMenu';

type Item = NonNullable<MenuProps['items']>[number];

const items = menuTree.map((node) =>
  antdItem(
    node,
    <>
      {node.label}
      {!isLeaf(node) && <ChevronDown aria-hidden size={16} />}
    </>,
  ),
);

/**
 * antd's `Menu`. Its elements, the places of its popups and its highlights are antd's own. Which submenus are open is told
 * to it by `openKeys`: its own handling misses what the other two menus can. Seen with antd 6.6 in Chromium, Firefox
 * and WebKit:
 * - Mouse: hovering opens and closes, but a diagonal move to a submenu that crosses a sibling for 0.1 s loses it.
 * - Keyboard: the focus follows one or more frames later, so that keys pressed at once are lost. Space does nothing,
 *   nor does ArrowUp in the bar, ArrowLeft and ArrowRight do not go on along the bar, Tab leaves submenus open.
 * - A click by a screen reader opens nothing, and the focus is lost when the dialog closes.
 */
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
          popupRender={named}
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

/** antd gives the list of a submenu no name: it gets the label of the item that it belongs to. */
const named: MenuProps['popupRender'] = (popup, { keys }) => {
  const { children } = popup.props as { children: ReactElement<AriaAttributes> };
  return cloneElement(popup, {}, cloneElement(children, { 'aria-label': nodeAt(keys)?.label }));
};

function antdItem({ id, label, children }: MenuNode, shown: ReactNode = label): Item {
  const item = { key: id, label: shown };
  // With an empty list it is a submenu's title to antd, and to `useMenu` a leaf like any other.
  return children ? { ...item, children: children.map((child) => antdItem(child)) } : item;
}
