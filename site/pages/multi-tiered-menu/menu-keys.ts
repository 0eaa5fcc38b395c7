import { type MenuNode, menuTree } from './menu-tree';
import { isLeaf, nodeAt } from './tree';

/** What a key does: it opens a path and focuses an item, or chooses a leaf. */
export type Step = { open: string[]; focus: string } | { choose: string[] };

/**
 * The menubar pattern of WAI-ARIA, https://www.w3.org/WAI/ARIA/apg/patterns/menubar/.
 * `path` leads to the focused item, `open` to the deepest open submenu.
 */
export function stepForKey(key: string, path: string[], open: string[], tree = menuTree): Step | undefined {
  const node = nodeAt(path, tree);
  if (!node) return undefined;
  if (key === 'Enter' || key === ' ') return isLeaf(node) ? { choose: path } : firstItem(node, path);
  return path.length === 1 ? stepInBar(key, node, open, tree) : stepInSubmenu(key, node, path, tree);
}

function stepInBar(key: string, node: MenuNode, open: string[], tree: MenuNode[]): Step | undefined {
  switch (key) {
    case 'Home':
      return barItem(tree[0], open.length > 0);
    case 'End':
      return barItem(tree.at(-1), open.length > 0);
    case 'ArrowRight':
      return barItem(neighbour(tree, node.id, 1), open.length > 0);
    case 'ArrowLeft':
      return barItem(neighbour(tree, node.id, -1), open.length > 0);
    case 'ArrowDown':
      return firstItem(node, [node.id]);
    case 'ArrowUp':
      return item(node.children?.at(-1), [node.id]);
    case 'Escape':
      return { open: [], focus: node.id };
    default:
      return undefined;
  }
}

function stepInSubmenu(key: string, node: MenuNode, path: string[], tree: MenuNode[]): Step | undefined {
  const above = path.slice(0, -1);
  const siblings = nodeAt(above, tree)?.children ?? [];
  const out = { open: above.slice(0, -1), focus: above.at(-1) ?? '' };
  switch (key) {
    case 'Home':
      return item(siblings[0], above);
    case 'End':
      return item(siblings.at(-1), above);
    case 'ArrowDown':
      return item(neighbour(siblings, node.id, 1), above);
    case 'ArrowUp':
      return item(neighbour(siblings, node.id, -1), above);
    case 'ArrowRight':
      return isLeaf(node) ? barItem(neighbour(tree, path[0], 1), true) : firstItem(node, path);
    case 'ArrowLeft':
      return above.length === 1 ? barItem(neighbour(tree, path[0], -1), true) : out;
    case 'Escape':
      return out;
    default:
      return undefined;
  }
}

function firstItem(node: MenuNode, path: string[]): Step | undefined {
  return item(node.children?.[0], path);
}

function item(node: MenuNode | undefined, open: string[]): Step | undefined {
  return node && { open, focus: node.id };
}

/** Moves to an item of the bar, and opens its submenu if another one was open before. */
function barItem(node: MenuNode | undefined, opens: boolean): Step | undefined {
  return item(node, node && opens && !isLeaf(node) ? [node.id] : []);
}

function neighbour(nodes: MenuNode[], id: string | undefined, by: number): MenuNode | undefined {
  return nodes.at((nodes.findIndex((node) => node.id === id) + by) % nodes.length);
}
