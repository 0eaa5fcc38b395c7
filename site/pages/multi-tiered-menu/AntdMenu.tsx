import ConfigProvider from 'antd/es/config-provider';
import Menu, { type MenuProps, type MenuRef } from 'antd/es/menu';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ignoreRestingMouse } from '../../shared/resting-mouse';
import { menuTheme } from './menu-theme';
import { type MenuNode, menuTree } from './menu-tree';
import { testId } from './test-id';
import { isLeaf, nodeAt } from './tree';

type Item = NonNullable<MenuProps['items']>[number];

/** antd's own places for submenus, and within the window: on a phone they would make the page scroll sideways. */
const overflow = { adjustX: true, adjustY: true, shiftX: true, shiftY: true };
const placements = {
  bottomLeft: { points: ['tl', 'bl'], overflow },
  rightTop: { points: ['tl', 'tr'], overflow },
};

const items = menuTree.map((node) =>
  antdItem(
    node,
    <>
      {node.label}
      {!isLeaf(node) && <ChevronDown aria-hidden size={16} />}
    </>,
  ),
);

/** antd's own menu: what hovering, keys and fingers do, and where submenus open, is up to antd. */
export function AntdMenu({ onChoose }: { onChoose: (label: string) => void }) {
  const menu = useRef<MenuRef>(null);
  const section = useRef<HTMLElement>(null);

  useLayoutEffect(() => ignoreRestingMouse(section.current), []);

  const choose: MenuProps['onClick'] = ({ keyPath, domEvent }) => {
    // Enter would also press the dialog's button, which has the focus by then.
    domEvent.preventDefault();
    const path = keyPath.toReversed();
    // The leaf is hidden when the dialog closes, so the focus returns to its item in the bar.
    menu.current?.menu?.findItem({ key: path[0] ?? '' })?.focus({ preventScroll: true });
    onChoose(nodeAt(path)?.label ?? '');
  };

  return (
    <ConfigProvider theme={menuTheme}>
      <section ref={section} className="menu-section" {...testId('menu-antd')}>
        <h1>Simple Multi Tiered Menu Use Antd</h1>
        <Menu
          ref={menu}
          // antd begins the ids of the items with it.
          id="antd"
          aria-label="Antd menu"
          className="menu-bar"
          mode="horizontal"
          items={items}
          onClick={choose}
          selectable={false}
          // antd would hide items behind an ellipsis, although all three fit on the narrowest phone.
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

function antdItem(node: MenuNode, shown: ReactNode = node.label): Item {
  const { id, children = [] } = node;
  const item = { key: id, label: shown, ...testId(`menu-antd-item-${id}`) };
  // For an empty list antd would render a submenu with nothing in it.
  return isLeaf(node) ? item : { ...item, children: children.map((child) => antdItem(child)) };
}
