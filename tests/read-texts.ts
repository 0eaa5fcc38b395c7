import { extname } from 'node:path';
import ts from 'typescript';

/** Something that people read: a comment, a paragraph, a text of a page, the name of a test. */
type ReadText = { line: number; text: string };

const readers: { [extension: string]: (source: string) => ReadText[] } = {
  '.css': (source) => matches(source, /\/\*.*?\*\//gs),
  '.html': (source) => [...matches(source, /<!--.*?-->/gs), ...matches(source, /(?<=>)[^<>]+(?=<)/g)],
  '.js': textsOfScript,
  '.md': (source) => matches(withoutBlocks(source), /(?:^.*\S.*\n?)+/gm),
  '.mjs': textsOfScript,
  '.py': (source) => [...matches(source, /# .*/g), ...matches(source, /"{3}.*?"{3}/gs)],
  '.ts': textsOfScript,
  '.tsx': textsOfScript,
};

/** What people read in a file, each text in one line. Files of other kinds have comments that begin with a "#". */
export function textsOf(file: string, source: string): ReadText[] {
  const reader = readers[extname(file)] ?? ((source: string) => matches(source, /# .*/g));
  return reader(source).map(({ line, text }) => ({ line, text: inOneLine(text) }));
}

/** Without line breaks and the marks of comments. What is in backticks is code, and left out. */
export function inOneLine(text: string): string {
  return text
    .replace(/`[^`]*`/g, '``')
    .replace(/\s+(?:(?:\*|\/\/|#|>)\s+)?/g, ' ')
    .trim();
}

function matches(source: string, pattern: RegExp): ReadText[] {
  return [...source.matchAll(pattern)].map(({ 0: text, index }) => ({
    line: source.slice(0, index).split('\n').length,
    text,
  }));
}

/** The lines of code blocks are left empty, so that the numbers of the others stay. */
function withoutBlocks(source: string): string {
  return source.replace(/^```.*?^```/gms, (block) => block.replace(/.+/g, ''));
}

/** Comments, the text of elements, and strings that are more than a name. */
function textsOfScript(source: string): ReadText[] {
  const file = ts.createSourceFile('read.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = new Map<number, string>();
  const visit = (node: ts.Node) => {
    // Several nodes can begin after the same comment.
    const trivia = node.getFullStart();
    for (const find of [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges]) {
      const comments = (!ts.isJsxText(node) && find(source, trivia)) || [];
      const [first, last] = [comments[0], comments.at(-1)];
      if (first && last && !found.has(first.pos)) found.set(first.pos, source.slice(first.pos, last.end));
    }
    const text = textOf(node);
    if (text === undefined) for (const child of node.getChildren(file)) visit(child);
    else if (isSentence(text)) found.set(node.getStart(file), text);
  };
  visit(file);
  return [...found].map(([at, text]) => ({ line: file.getLineAndCharacterOfPosition(at).line + 1, text }));
}

/** Also a label of one word. Names, such as those of classes, and code are none. */
function isSentence(text: string): boolean {
  return /\w \w|^[A-Z][a-z]+$/.test(text.trim()) && !/=> |\bconst \w+ = /.test(text);
}

/** The text of an expression that is made of strings, with a letter instead of each inserted value. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    if (left !== undefined && right !== undefined) return left + right;
  }
}
