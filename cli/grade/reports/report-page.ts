import { escaped } from './escaped';

/** What a report says. Intro, content and footer are HTML, the rest is text. */
type ReportPage = {
  /** What was done: `Grade of`. */
  name: string;
  command: string;
  /** A paragraph below the heading. */
  intro?: string;
  /** Said before the figures, each on a line of its own, as text. */
  warnings: readonly string[];
  figures: string;
  content: string;
  footer: string;
  /** Of this report alone. It can use what the style of all reports names. */
  style: string;
  script?: string;
};

/** One HTML file that needs nothing else. */
export function reportPage(page: ReportPage): string {
  const { name, command, intro, warnings, figures, content, footer, style, script } = page;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${name} ${escaped(command)}</title>
    <style>${common}${style}</style>
  </head>
  <body>
    <main>
      <h1>${name} <code>${escaped(command)}</code></h1>${intro === undefined ? '' : `\n      <p>${intro}</p>`}
      ${warnings.map((note) => `<p class="warning"><strong>${escaped(note)}</strong></p>`).join('\n')}
      <p class="figures">${escaped(figures)}</p>
      ${content}
      <footer><p>${footer}</p></footer>
    </main>${script === undefined ? '' : `\n    <script>${script}</script>`}
  </body>
</html>
`;
}

/** The summary is text, the content is HTML. */
export function folded(summary: string, content: string): string {
  return `<details><summary>${escaped(summary)}</summary>${content}</details>`;
}

/** A table that scrolls by itself where it is too wide. The rows are HTML. */
export function table(caption: string, head: readonly string[], rows: readonly string[], label = caption): string {
  const cells = head.map((text) => `<th scope="col">${text}</th>`).join('');
  return `<div class="wide" role="region" aria-label="${escaped(label)}" tabindex="0"><table>
<caption>${escaped(caption)}</caption>
<thead><tr>${cells}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`;
}

const common = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --edge: light-dark(#c6ced9, #3a4860);
  --sunken: light-dark(#eef1f6, #1a2434); --bad: light-dark(#b3261e, #ff8a80); --good: light-dark(#17693a, #6fd295);
  color: light-dark(#17202e, #e8edf5); background: light-dark(#fff, #111a28); }
body { margin: 0; padding: 16px; }
main { max-width: 1000px; margin: auto; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; background: var(--sunken);
  padding: 1px 4px; border-radius: 4px; }
.figures { font-size: 1.15rem; font-weight: 600; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunken); padding: 8px; font-size: .85rem; }
.warning { color: var(--bad); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; } caption { text-align: left; padding: 4px 0; }
th, td { text-align: left; border-bottom: 1px solid var(--edge); vertical-align: top; }
summary { cursor: pointer; min-height: 28px; }
`;
