/** What a probe has to work with. It runs in the browser, as a text: it may use nothing else of its file. */
export type Tools = {
  /** The element with a test id; fails without one. */
  byTestId(name: string): HTMLElement;
  /** The text of the first element that a selector finds. */
  text(selector: string): string | undefined;
  /** Resolves as soon as what is running has ended: React has then shown what an event changed. No timer, no frame. */
  settled(): Promise<void>;
};

/** What a page has at `DOMContentLoaded`, spelled out by hand: `at-event.ts` in its folder. */
export type Expected = {
  /** The page's headings of the first level. */
  h1: string[];
  title: string;
  /** A test id that no other page has, of an element that is always there. */
  own: string;
  /** Something that the page looks like; one without a style sheet of its own has a style that all pages share: a selector, a property and its value. */
  style: [string, string, string];
  /** Elements, as suites in the wild look for them. */
  xpaths: string[];
  /** Uses the page, within the event that it is called in. */
  use: (tools: Tools) => Promise<unknown> | unknown;
  /** What `use` finds. */
  works: unknown;
  /** A selector and the text that appears there some time after `use`. */
  later?: [string, string];
};
