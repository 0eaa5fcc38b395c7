import ConfigProvider from 'antd/es/config-provider';
import Menu, { type MenuProps } from 'antd/es/menu';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useRef } from 'react';
import { keepPlacedWhileShown } from '../../shared/keep-placed';
import { menuElements } from './menu-elements';
import { menuTheme } from './menu-theme';
import { type MenuNode, menuTree } from './menu-tree';
import { testId } from './test-id';
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
 * antd renders the menu and highlights its items. Which submenus are open is controlled by `openKeys`, because antd's
 * own handling lacks what the other two menus do. Seen with antd 6.6 in Chromium, Firefox and WebKit:
 * - Place: on a phone submenus cover their bar and one another.
 * - Mouse: a submenu closes if the pointer, on its diagonal way there, is over a sibling item for 0.1 s.
 * - Keyboard: the focus moves one or more frames later, so that keys pressed at once are lost. Space and, in the bar,
 *   ArrowUp do nothing. ArrowLeft and ArrowRight do not move on along the bar. Tab leaves submenus open.
 * - A click by a screen reader opens nothing, and the focus is lost when the dialog closes.
 */
export function AntdMenu({ onChoose }: { onChoose: (label: string) => void }) {
  const menu = useMenu('antd', onChoose);
  const section = useRef<HTMLElement>(null);
  return (
    <ConfigProvider theme={menuTheme}>
      <section ref={section} className="menu-section" {...menu.sectionProps} {...testId('menu-antd')}>
        <h1>Simple Multi Tiered Menu Use Antd</h1>
        <Menu
          // antd begins the ids of the items with it.
          id="antd"
          aria-label="Antd menu"
          className="menu-bar"
          mode="horizontal"
          items={items}
          openKeys={menu.open}
          selectable={false}
          // antd would hide items behind an ellipsis, although all three fit on the narrowest phone.
          disabledOverflow
          subMenuOpenDelay={0.1}
          subMenuCloseDelay={0.1}
          inlineIndent={24}
          expandIcon={<ChevronRight aria-hidden size={16} />}
          getPopupContainer={() => section.current ?? document.body}
          popupRender={popup}
        />
        <p className="intro">The same tree from antd: a menu whose closed submenus stay in the document.</p>
      </section>
    </ConfigProvider>
  );
}

const { itemElement } = menuElements('antd');

/** Names the list of a submenu, which antd does not, after the item that it belongs to, and places it. */
const popup: MenuProps['popupRender'] = (rendered, { keys }) => {
  const { children } = rendered.props as { children: ReactElement<ComponentProps<'ul'>> };
  const ref = (list: HTMLElement | null) => {
    const anchor = () => itemElement(keys.at(-1))?.getBoundingClientRect();
    return keepPlacedWhileShown(list, anchor, keys.length === 1 ? 'below' : 'beside');
  };
  return cloneElement(rendered, {}, cloneElement(children, { 'aria-label': nodeAt(keys)?.label, ref }));
};

function antdItem({ id, label, children }: MenuNode, shown: ReactNode = label): Item {
  const item = { key: id, label: shown, ...testId(`menu-antd-item-${id}`) };
  // For an empty list antd renders the title of a submenu. `useMenu` treats it as a leaf.
  return children ? { ...item, children: children.map((child) => antdItem(child)) } : item;
}
