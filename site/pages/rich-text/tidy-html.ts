/**
 * Lexical's HTML without what is there for looks alone: spans, styles and classes, and the second element for bold
 * and italic. What is left is the same with any version of Lexical.
 */
export function tidyHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const element of template.content.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (name !== 'href') element.removeAttribute(name);
    if (element.matches('span, strong, em')) element.replaceWith(...element.childNodes);
  }
  return template.innerHTML;
}
