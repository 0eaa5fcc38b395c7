/** Tests that a redesign breaks besides the one of their file's name, since their locators are brittle in two ways. */
const alsoBroken: Record<string, readonly string[]> = {
  // A wrapper is a level more, and the path names the tag of each level.
  'a field by its absolute path': ['tags'],
  // The same: it goes through a `div` and two levels besides the place.
  'a field by its place among its siblings': ['nesting', 'tags'],
};

/** Whether a test of `<kind>.spec.ts` should fail on a site: `plain`, or one with the redesign of that name. */
export function isBroken(kind: string, title: string, site: string): boolean {
  return [kind, 'next', ...(alsoBroken[title] ?? [])].includes(site);
}
