import { type MenuNode, menuTree } from './menu-tree';
import { isLeaf, nodeAt } from './tree';

/** What a key does: another open path and another focused item, or the choice of a leaf. */
export type Step = { open: string[]; focus: string } | { choose: string[] };

/**
 * The menubar pattern of WAI-ARIA, https://www.w3.org/WAI/ARIA/apg/patterns/menubar/.
 * `path` leads to the focused item, empty for the bar itself; `open` to the deepest open menu.
 */
export function press(key: string, path: string[], open: string[], tree = menuTree): Step | undefined {
  if (!path.length) return enter(key, open, tree);
  const node = nodeAt(path, tree);
  if (!node) return undefined;
  const above = path.slice(0, -1);
  const siblings = above.length ? (nodeAt(above, tree)?.children ?? []) : tree;
  const inBar = !above.length;

  const into = (child: MenuNode | undefined): Step | undefined => child && { open: path, focus: child.id };
  const along = (to: MenuNode | undefined): Step | undefined =>
    to && { open: inBar ? (open.length && !isLeaf(to) ? [to.id] : []) : above, focus: to.id };
  const alongBar = (by: number): Step | undefined => {
    const to = neighbour(tree, path[0], by);
    return to && { open: isLeaf(to) ? [] : [to.id], focus: to.id };
  };
  const out = (): Step => ({ open: above.slice(0, -1), focus: above.at(-1) ?? node.id });

  switch (key) {
    case 'Home':
      return along(siblings[0]);
    case 'End':
      return along(siblings.at(-1));
    case 'Escape':
      return out();
    case 'Enter':
    case ' ':
      return isLeaf(node) ? { choose: path } : into(node.children?.[0]);
    case 'ArrowDown':
      return inBar ? into(node.children?.[0]) : along(neighbour(siblings, node.id, 1));
    case 'ArrowUp':
      return inBar ? into(node.children?.at(-1)) : along(neighbour(siblings, node.id, -1));
    case 'ArrowRight':
      if (inBar) return along(neighbour(siblings, node.id, 1));
      return isLeaf(node) ? alongBar(1) : into(node.children?.[0]);
    case 'ArrowLeft':
      if (inBar) return along(neighbour(siblings, node.id, -1));
      return above.length === 1 ? alongBar(-1) : out();
    default:
      return undefined;
  }
}

function enter(key: string, open: string[], tree: MenuNode[]): Step | undefined {
  const first = ['Home', 'ArrowRight', 'ArrowDown', 'Enter', ' '].includes(key);
  const last = ['End', 'ArrowLeft', 'ArrowUp'].includes(key);
  const to = first ? tree[0] : last ? tree.at(-1) : undefined;
  return to && { open, focus: to.id };
}

function neighbour(nodes: MenuNode[], id: string | undefined, by: number): MenuNode | undefined {
  return nodes.at((nodes.findIndex((node) => node.id === id) + by) % nodes.length);
}
