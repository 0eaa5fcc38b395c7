import { ChevronDown, ChevronRight } from 'lucide-react';
import { keepPlaced } from '../../shared/keep-placed';
import { type MenuNode, menuTree } from './menu-tree';
import { testId } from './test-id';
import { isLeaf } from './tree';
import { type Menu, useMenu } from './useMenu';

/** Made without a library, of nested lists of buttons. */
export function SimpleMenu({ onChoose }: { onChoose: (label: string) => void }) {
  const menu = useMenu('simple', onChoose);
  return (
    <section className="menu-section" {...menu.sectionProps} {...testId('menu-simple')}>
      <h1>Simple Multi Tiered Menu</h1>
      <nav className="menu-bar" aria-label="Simple menu">
        <ul className="menu-list">
          {menuTree.map((node) => (
            <Item key={node.id} node={node} menu={menu} side="below" />
          ))}
        </ul>
      </nav>
      <p className="intro">Hover down six levels of buttons. A submenu is mounted only while it is open.</p>
    </section>
  );
}

function Item({ node, menu, side }: { node: MenuNode; menu: Menu; side: 'below' | 'beside' }) {
  const Caret = side === 'below' ? ChevronDown : ChevronRight;
  return (
    <li>
      <button
        type="button"
        className={side === 'below' ? 'menu-item menu-item-top' : 'menu-item'}
        {...menu.itemProps(node)}
        {...testId(`multi-tier-menu-item-${node.id}`)}
      >
        {node.label}
        {!isLeaf(node) && <Caret aria-hidden size={16} />}
      </button>
      {menu.open.includes(node.id) && (
        <ul
          ref={(popup) => keepPlaced(popup, () => menu.itemBox(node), side)}
          id={menu.popupId(node.id)}
          className="menu-list menu-popup"
          aria-label={node.label}
        >
          {node.children?.map((child) => (
            <Item key={child.id} node={child} menu={menu} side="beside" />
          ))}
        </ul>
      )}
    </li>
  );
}
