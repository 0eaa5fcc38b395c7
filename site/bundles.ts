/** Pages with a library are in the script of that library, so that no other page waits for it. */
const withLibrary = {
  mui: ['alerts', 'exit-intent', 'iframes', 'iframes-2', 'shadow-dom', 'tables'],
  antd: ['multi-tiered-menu'],
  'dnd-kit': ['drag-drop'],
} as const;

type LibraryName = keyof typeof withLibrary;
/** A script that holds one or more pages. */
export type BundleName = LibraryName | 'light';

/** All others are so small that fetching each of them by itself would take longer than fetching all. */
export const bundleNames: readonly BundleName[] = [...(Object.keys(withLibrary) as LibraryName[]), 'light'];

/** Where a page is; nothing for the home page, which is in the main script, since nearly every visit begins there. */
export function bundleOf(pageId: string): BundleName | undefined {
  if (pageId === 'home') return undefined;
  return bundleNames.find((name) => name !== 'light' && (withLibrary[name] as readonly string[]).includes(pageId)) ?? 'light';
}
