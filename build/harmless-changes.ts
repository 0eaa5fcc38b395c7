import { createHash } from 'node:crypto';
import { parseAst } from 'vite';

/** A node of the syntax tree, as far as it is read here. */
type Node = { type: string; start: number; end: number; [property: string]: unknown };
type Change = { start: number; end: number; text: string };

/** In how many places, at most, an expression has another form. A bug changes about as many. */
const mostForms = 2;

/**
 * An expression that is written in another way: `true ? a : b` as `!true ? b : a` in a few places, and a name as another
 * one everywhere. Without that a rebuild of a page would differ from a bug, since the same code is compiled to the same
 * bytes. As a bug does, it makes the code longer or shorter.
 */
export function withHarmlessChanges(expression: string, seed: string): string {
  const nodes: { node: Node; parent?: Node; key: string }[] = [];
  const tree = parseAst(`(${expression})`) as unknown as Node;
  visit(tree, undefined, '', (node, parent, key) => {
    nodes.push({ node, parent, key });
  });
  const text = (node: Node) => expression.slice(node.start - 1, node.end - 1);
  const at = (node: Node, text: string): Change => ({ start: node.start - 1, end: node.end - 1, text });
  const orderOf = (what: string | number) => createHash('sha256').update(`${seed} ${what}`).digest('hex');
  const inOrder = <Item>(items: Item[], what: (item: Item) => string | number) =>
    items.toSorted((one, other) => (orderOf(what(one)) < orderOf(what(other)) ? -1 : 1));

  // In half of all rebuilds. It makes the code shorter, and the other forms make it longer.
  const [name] = orderOf('name') < '8' ? inOrder(ownNames(tree, nodes), (name) => name) : [];
  const chosen = nodes.flatMap(({ node, parent, key }) =>
    node.type === 'Identifier' && node.name === name && !isProperty(parent, key)
      ? [at(node, `$${orderOf('name')[0]}`)]
      : [],
  );
  const forms = nodes.flatMap(({ node, parent, key }) => {
    const form = isWritten(parent, key) ? otherForm(node, text) : undefined;
    return form === undefined ? [] : [at(node, form)];
  });
  const wanted = chosen.length > 0 ? chosen.length + 1 : mostForms;
  for (const form of inOrder(forms, ({ start }) => start)) {
    const isApart = chosen.every(({ start, end }) => form.end <= start || end <= form.start);
    if (isApart && chosen.length < wanted) chosen.push(form);
  }
  chosen.sort((one, other) => other.start - one.start);
  return chosen.reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), expression);
}

/**
 * Names of the functions and variables of the outermost function, which can mean nothing else anywhere in it. Not those
 * that are the name of a property at the same time.
 */
function ownNames(tree: Node, nodes: readonly { node: Node; parent?: Node; key: string }[]): string[] {
  const [{ expression }] = tree.body as [{ expression: { body: { body?: Node[] } } }];
  const declared = (expression.body.body ?? []).flatMap((statement) =>
    statement.type === 'FunctionDeclaration'
      ? [statement.id as Node]
      : ((statement.declarations ?? []) as { id: Node }[]).map(({ id }) => id),
  );
  const names = declared.flatMap(({ type, name }) => (type === 'Identifier' ? [String(name)] : []));
  const shorthands = nodes.flatMap(({ node, parent }) => (parent?.shorthand ? [String(node.name)] : []));
  return names.filter((name) => name.length > 2 && !shorthands.includes(name));
}

function isProperty(parent: Node | undefined, key: string): boolean {
  return (key === 'property' || key === 'key') && !parent?.computed;
}

/** The same value by other code, or undefined. */
function otherForm(node: Node, text: (node: Node) => string): string | undefined {
  if (node.type === 'ConditionalExpression') {
    const [test, yes, no] = [node.test, node.consequent, node.alternate].map((part) => text(part as Node));
    return `(!(${test})?(${no}):(${yes}))`;
  }
  const value = node.type === 'TemplateLiteral' ? plainText(node) : node.type === 'Literal' ? node.value : undefined;
  if (typeof value === 'number' && /^\d{1,9}$/.test(text(node))) return `(${value + 7}-7)`;
  if (typeof value !== 'string' || value.length < 2) return undefined;
  const middle = Math.floor(value.length / 2);
  return `(${JSON.stringify(value.slice(0, middle))}+${JSON.stringify(value.slice(middle))})`;
}

/** The text of a template without expressions, as which the minifier writes every text. */
function plainText({ quasis }: Node): string | undefined {
  const [only, ...others] = quasis as { value: { cooked?: string } }[];
  return others.length === 0 ? only?.value.cooked : undefined;
}

/** Whether an expression may take a node's place: not for a key, a directive, nor what a tag reads. */
function isWritten(parent: Node | undefined, key: string): boolean {
  if (!parent || parent.type === 'ExpressionStatement' || parent.type === 'TaggedTemplateExpression') return false;
  return !isProperty(parent, key) && !/^(Import|Export)/.test(parent.type);
}

function visit(
  node: Node,
  parent: Node | undefined,
  key: string,
  each: (node: Node, parent: Node | undefined, key: string) => void,
) {
  each(node, parent, key);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof child.type === 'string') visit(child, node, name, each);
    }
  }
}
