import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './source-files';

// A pattern that rescans, such as /\w+=/ over letters without "=", takes quadratic time: 60,000 letters stop a server or
// a tab for seconds. So every pattern of what is shipped has to be linear, even if it reads only short texts today.

const root = join(import.meta.dirname, '..');
const shipped = sourceFiles('bin', 'cli', 'site', 'frames').filter(
  (file) => /\.(?:ts|tsx|js|html)$/.test(file) && !/\.(?:test|spec)\.tsx?$|\.d\.ts$|\bsolutions\b/.test(file),
);

type Pattern = { at: string; source: string; flags: string };

/** The patterns of a file: literals, and what `new RegExp` makes of a text. Of an HTML file those of its scripts. */
function patternsOf(file: string): Pattern[] {
  const whole = readFileSync(join(root, file), 'utf8');
  const text = file.endsWith('.html')
    ? whole.replace(/^.*?<script[^>]*>|<\/script>.*?<script[^>]*>|<\/script>.*$/gs, ';')
    : whole;
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const patterns: Pattern[] = [];
  const visit = (node: ts.Node) => {
    const at = `${file}:${parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      patterns.push({ at, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      if (source) patterns.push({ at, source: textOf(source), flags: flags ? textOf(flags) : '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return patterns;
}

/** The text of an expression. What it inserts becomes a letter, because inserted texts are escaped or patterns of their own. */
function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
  }
  return 'x';
}

function slow({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string[] {
  const { reports } = analyse({ source, flags });
  return reports.map(({ type, character }) => `${type} with many ${character.pick}`);
}

describe('patterns that are shipped', () => {
  const patterns = shipped.flatMap(patternsOf);

  test('are linear', () => {
    expect(patterns.length).toBeGreaterThan(120);
    const found = patterns.flatMap((pattern) =>
      slow(pattern).map((why) => `${pattern.at}: /${pattern.source}/${pattern.flags} is slow: ${why}`),
    );
    expect(found).toEqual([]);
  });
});

test.each([
  ['a search that begins at each letter again', '\\w+=', 'g'],
  ['two that share what they match', '^\\d+\\d+$', ''],
  ['one inside another', '^(a+)+$', ''],
])('%s is slow', (_what, source, flags) => {
  expect(slow({ source, flags })).not.toEqual([]);
});

test.each([
  ['one that is sticky', '\\w+=', 'gy'],
  ['one with a beginning', '^\\w+=', ''],
])('%s is linear', (_what, source, flags) => {
  expect(slow({ source, flags })).toEqual([]);
});
