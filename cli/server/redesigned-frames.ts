import { frameProse } from '../../site/redesign/frame-prose';
import { eachWord, renamedClass } from '../../site/redesign/names';
import type { RedesignId } from '../../site/redesigns';

// The frames are plain documents, so they are changed as texts. Their ids and names stay: they have no test ids, and
// suites go by those.

type Change = (text: string) => string;

const otherSizes = '<style>body { padding: 32px; font-size: 17px } .field, .columns { gap: 12px }</style>';

/** Changes of the text of a frame's document, style sheet or script. */
const changes: Partial<Record<RedesignId, { html?: Change; css?: Change; js?: Change }>> = {
  classes: { html: renamedAttributes, css: renamedSelectors, js: renamedAttributes },
  nesting: {
    html: (text) => text.replace(/(<main\b[^>]*>)(.*)(<\/main>)/s, '$1<div style="display: contents">$2</div>$3'),
  },
  order: { html: (text) => text.replace(/<(\w+)((?:\s+[\w-]+(?:="[^"]*")?){2,})\s*>/g, withReversedAttributes) },
  prose: { html: (text) => text.replace(/(<p class="[^"]*">)([^<]*)(<\/p>)/g, inOtherWords) },
  layout: { html: (text) => text.replace('</head>', `${otherSizes}</head>`) },
  dark: { js: darkUnlessLight },
  tags: {
    html: (text) => text.replace(/<(\/?)div\b/g, '<$1section'),
    // Elements that were `div` must not get the style of the real sections, which have neither class nor id.
    css: (text) => text.replace(/^section\b/gm, 'section:not([class], [id])'),
  },
};

/** What the changes make of a file of the frames, and undefined if they leave it as it is. */
export function redesignedFrame(path: string, ids: readonly RedesignId[]): Change | undefined {
  const kind = /^frames\/.*\.(html|css|js)$/.exec(path)?.[1] as 'html' | 'css' | 'js' | undefined;
  // Words before classes, because the words are found by theirs.
  const order = ['prose', ...ids.filter((id) => id !== 'prose')] as RedesignId[];
  const made = order.flatMap((id) => (kind && ids.includes(id) && changes[id]?.[kind]) || []);
  return made.length === 0 ? undefined : (text) => made.reduce((changed, change) => change(changed), text);
}

/** Turns the condition of a script round: not "dark if the cookie says dark", but "dark unless it says light". */
export function darkUnlessLight(text: string): string {
  const ifDark = '/(?:^|; )theme=dark(?:;|$)/';
  return text.replace(ifDark, () => `!${ifDark.replace('dark', 'light')}`);
}

/** Also the one class name that a script decides on. */
function renamedAttributes(text: string): string {
  return text
    .replace(/\bclass="([^"]*)"/g, (_, names: string) => `class="${eachWord(names, renamedClass)}"`)
    .replace(/'(place(?: green)?)'/g, (_, names: string) => `'${eachWord(names, renamedClass)}'`);
}

/** A dot is a class name's in what comes before a brace. Dots in numbers and file names are left. */
function renamedSelectors(text: string): string {
  const rename = (selector: string) =>
    selector.replace(/\.([a-z][\w-]*)/g, (_, name: string) => `.${renamedClass(name)}`);
  const parts = text.split(/(?<=[{}])/);
  return parts.map((part) => (part.endsWith('{') ? rename(part) : part)).join('');
}

function withReversedAttributes(_: string, tag: string, attributes: string): string {
  return `<${tag} ${(attributes.match(/[\w-]+(?:="[^"]*")?/g) ?? []).reverse().join(' ')}>`;
}

function inOtherWords(whole: string, start: string, words: string, end: string): string {
  const other = frameProse[words.trim().replace(/\s+/g, ' ')];
  return other ? start + other + end : whole;
}
