/** Where the link at the end of a document leads. Its address is escaped. */
type Back = { href: string; text: string; testId: string };

/**
 * A small document. Nothing else is escaped: title and lines are fixed texts, numbers, names of cookies, and what
 * `escaped` has returned.
 */
export function htmlOf(
  basePath: string,
  title: string,
  lines: readonly string[],
  back: Back = { href: `${basePath}http`, text: 'Back to the page HTTP', testId: 'http-back' },
): string {
  const paragraphs = lines.map((line, index) => `<p ${testId(`http-line-${index}`)}>${line}</p>`).join('');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8" />` +
    `<meta name="viewport" content="width=device-width, initial-scale=1" /><title>${title}</title>` +
    `<link rel="icon" href="${basePath}favicon.svg" /><link rel="stylesheet" href="${basePath}frames/frame.css" />` +
    `<script src="${basePath}frames/theme.js"></script></head>` +
    `<body><main><h1 ${testId('http-title')}>${title}</h1>${paragraphs}` +
    `<p><a href="${escaped(back.href)}" ${testId(back.testId)}>${back.text}</a></p></main></body></html>\n`
  );
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function testId(name: string): string {
  return `data-test="${name}" data-testid="${name}"`;
}
