/** Of these at most one is open. */
export const oneAtATime = ['delivery', 'payment', 'returns'] as const;
/** Of these any may be open. */
export const anyNumber = ['size', 'colour', 'care'] as const;

export type Section = (typeof oneAtATime | typeof anyNumber)[number];

function isOneAtATime(name: Section): boolean {
  return oneAtATime.some((one) => one === name);
}

/** What is open after a section was pressed: it changes, and replaces another one of its kind. */
export function pressed(open: readonly Section[], name: Section): readonly Section[] {
  if (open.includes(name)) return open.filter((one) => one !== name);
  const left = isOneAtATime(name) ? open.filter((one) => !isOneAtATime(one)) : open;
  return [...left, name];
}
