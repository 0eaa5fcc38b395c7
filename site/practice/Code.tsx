import type { Code as Text } from 'virtual:solutions';

const classes: { [kind: string]: string } = {
  k: 'code-keyword',
  s: 'code-string',
  f: 'code-function',
  m: 'code-comment',
};

type CodeProps = Pick<Text, 'text' | 'marks'> & {
  label: string;
  /** The part of the text that is shown. Default: all of it. */
  part?: readonly [start: number, end: number];
};

export function Code({ text, marks, label, part: [start, end] = [0, text.length] }: CodeProps) {
  const indent = indentAt(text, start);
  let to = 0;
  return (
    <section className="practice-code" aria-label={label}>
      <pre>
        <code>
          {[...marks.matchAll(/(\d+)(\D)/gy)].map(([, length, kind = '']) => {
            const from = to;
            to += Number(length);
            const seen = text.slice(Math.max(from, start), Math.max(start, Math.min(to, end)));
            return (
              seen && (
                <span key={from} className={classes[kind]}>
                  {seen.replaceAll(`\n${indent}`, '\n')}
                </span>
              )
            );
          })}
        </code>
      </pre>
    </section>
  );
}

/** A part of a text without the indentation that its first line has. */
export function partOf(text: string, [start, end]: readonly [start: number, end: number]): string {
  return text.slice(start, end).replaceAll(`\n${indentAt(text, start)}`, '\n');
}

function indentAt(text: string, start: number): string {
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
}
