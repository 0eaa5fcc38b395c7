/** A small document. Nothing is escaped: title and lines are fixed texts, numbers and names of cookies. */
export function htmlOf(basePath: string, title: string, lines: readonly string[]): string {
  const paragraphs = lines.map((line, index) => `<p ${testId(`http-line-${index}`)}>${line}</p>`).join('');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8" />` +
    `<meta name="viewport" content="width=device-width, initial-scale=1" /><title>${title}</title>` +
    `<link rel="icon" href="${basePath}favicon.svg" /><style>${style}</style></head>` +
    `<body><main><h1 ${testId('http-title')}>${title}</h1>${paragraphs}` +
    `<p><a href="${basePath}http" ${testId('http-back')}>Back to the page HTTP</a></p></main></body></html>\n`
  );
}

const style =
  ':root{color-scheme:light dark}body{max-width:60ch;margin:48px auto;padding:0 20px;' +
  'font:16px/24px system-ui,sans-serif;overflow-wrap:anywhere}h1{font-size:28px;line-height:36px}';

function testId(name: string): string {
  return `data-test="${name}" data-testid="${name}"`;
}
