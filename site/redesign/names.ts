/**
 * Names that requirements say, and those by which scripts of the site and of antd find an element. `go-rules` stays,
 * because it is in an address. `content` stays, because it is in the style sheet of a shadow tree: that sheet is in its
 * page's script, where no name is replaced.
 */
const keptClasses = /^(hidden|dark|note|antd|content|outline.*|practice.*)$/;
const keptIds = /^(root|main|antd|go-rules|practice.*|.*-popup)$/;

/** Class names of libraries, and those that have another name already. */
const foreignClasses = /^(ag-|ant-|css-|k-|Mui|anticon|lucide)/;
/** Ids that React and react-select made, and those that have another name already. */
const foreignIds = /^(_r_|:r|react-select-|i-)/;

export function renamedClass(name: string): string {
  return keptClasses.test(name) || foreignClasses.test(name) ? name : `k-${hash(name)}`;
}

export function renamedId(name: string): string {
  return keptIds.test(name) || foreignIds.test(name) ? name : `i-${hash(name)}`;
}

/** Changes each of the words of an attribute that is a list. */
export function eachWord(text: string, change: (word: string) => string): string {
  return text.replace(/\S+/g, change);
}

/** FNV-1a: the same name wherever a style sheet or a page is changed. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}
