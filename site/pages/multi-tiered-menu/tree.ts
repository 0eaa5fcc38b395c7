import { type MenuNode, menuTree } from './menu-tree';

/** A node without children is a leaf, and so is one with an empty list of them. */
export function isLeaf(node: MenuNode): boolean {
  return !node.children?.length;
}

/** The ids from the top level down to a node, its own included; empty for an id that no node has. */
export function pathTo(id: string, nodes = menuTree): string[] {
  for (const node of nodes) {
    if (node.id === id) return [id];
    const below = pathTo(id, node.children ?? []);
    if (below.length) return [node.id, ...below];
  }
  return [];
}

export function nodeAt(path: string[], nodes = menuTree): MenuNode | undefined {
  const [id, ...rest] = path;
  const node = nodes.find((candidate) => candidate.id === id);
  return rest.length ? nodeAt(rest, node?.children ?? []) : node;
}

/** Those of `open` that are not on `path`, outermost first: what closes when `path` is shown instead. */
export function idsNotIn(path: string[], open: string[]): string[] {
  return open.filter((id) => !path.includes(id));
}
