/** A small document with the look of those in frames. Nothing is escaped: title and lines are fixed texts, numbers and names of cookies. */
export function htmlOf(basePath: string, title: string, lines: readonly string[]): string {
  const paragraphs = lines.map((line, index) => `<p ${testId(`http-line-${index}`)}>${line}</p>`).join('');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8" />` +
    `<meta name="viewport" content="width=device-width, initial-scale=1" /><title>${title}</title>` +
    `<link rel="icon" href="${basePath}favicon.svg" /><link rel="stylesheet" href="${basePath}frames/frame.css" />` +
    `<script src="${basePath}frames/theme.js"></script></head>` +
    `<body><main><h1 ${testId('http-title')}>${title}</h1>${paragraphs}` +
    `<p><a href="${basePath}http" ${testId('http-back')}>Back to the page HTTP</a></p></main></body></html>\n`
  );
}

function testId(name: string): string {
  return `data-test="${name}" data-testid="${name}"`;
}
