/** A sentence of the catalogue, in which names in backticks are test ids. */
export function Sentence({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
    return index % 2 === 0 ? part : <code key={index}>{part}</code>;
  });
}
