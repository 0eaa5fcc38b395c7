import { closableTabs, firstTabs, type tabNames } from './tab-names';

export type TabName = (typeof tabNames)[number];

export type Tabs = {
  readonly tabs: readonly TabName[];
  readonly open: TabName;
  /** Those that were opened so far. Only these have a panel in the document. */
  readonly visited: readonly TabName[];
};

export const tabsAtFirst: Tabs = { tabs: firstTabs, open: 'overview', visited: ['overview'] };

export type ClosableTab = (typeof closableTabs)[number];

export function isClosable(name: TabName): name is ClosableTab {
  return closableTabs.some((closable) => closable === name);
}

export function withOpen(tabs: Tabs, open: TabName): Tabs {
  return { ...tabs, open, visited: tabs.visited.includes(open) ? tabs.visited : [...tabs.visited, open] };
}

/** The tab that replaces another one: the next, or the last one if none follows. */
export function neighbourOf({ tabs }: Tabs, name: TabName): TabName {
  const index = tabs.indexOf(name);
  const others = tabs.filter((tab) => tab !== name);
  return others[Math.min(index, others.length - 1)] ?? name;
}

export function withoutTab(tabs: Tabs, name: TabName): Tabs {
  const left = {
    ...tabs,
    tabs: tabs.tabs.filter((tab) => tab !== name),
    visited: tabs.visited.filter((tab) => tab !== name),
  };
  return tabs.open === name ? withOpen(left, neighbourOf(tabs, name)) : left;
}

export function withExtra(tabs: Tabs): Tabs {
  return withOpen(tabs.tabs.includes('extra') ? tabs : { ...tabs, tabs: [...tabs.tabs, 'extra'] }, 'extra');
}
