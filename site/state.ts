import type { PageId } from './catalogue';
import type { RunOptions } from './run/run-options';
import type { TestIdOf } from './test-ids';

export type StatePageId = 'home' | PageId;

/** An element, named by its test id, or the first visible one that matches a selector and has exactly this text. */
export type Target<TestId extends string = string> = TestId | { css: string; text?: string };

export const button = (text: string) => ({ css: 'button', text });
/** The title of the page's own dialog. */
export const dialog = (text: string) => ({ css: '[role=dialog] h2', text });
/** The page's heading once there is no dialog: a closed one stays in the document until it has faded. */
export const headingWithoutDialog = { css: 'body:not(:has([role=dialog])) main h1' };

/** What a test can do in a browser. Each driver implements it, so that the same states are tested with all of them. */
export type Visitor<TestId extends string = string> = {
  click(target: Target<TestId>): Promise<void>;
  rightClick(target: Target<TestId>): Promise<void>;
  hover(target: Target<TestId>): Promise<void>;
  focus(target: Target<TestId>): Promise<void>;
  fill(target: Target<TestId>, text: string): Promise<void>;
  /** Keys by their names in `KeyboardEvent.key`, one after the other; the space bar is `Space`. */
  press(...keys: string[]): Promise<void>;
  /** Gives small text files of these names to a file input, which may be hidden. */
  upload(input: TestId, ...names: string[]): Promise<void>;
  /** Waits until the target is visible and its text contains this one. */
  see(target: Target<TestId>, text?: string): Promise<void>;
  /** Scrolls to a frame and acts in its document. */
  inside(frame: TestId, act: (visitor: Visitor) => Promise<void>): Promise<void>;
  /** Opens one of the browser's own dialogs, types the text if there is one, and accepts it. */
  accept(bringUp: () => Promise<void>, answer?: string): Promise<void>;
  /** Runs a script in the page, or in the frame's document. */
  run(script: string): Promise<void>;
};

/** A state of a page that a visitor can bring about. */
export type State<TestId extends string = string> = {
  name: string;
  /** Parameters of the page's address. */
  parameters?: Partial<RunOptions>;
  /** Brings the state about in the opened page, and waits until it is reached. */
  reach?(visitor: Visitor<TestId>): Promise<void>;
  /** Console errors that belong to the state. */
  errors?: RegExp;
  /** What a library's own elements break, because such elements stay as everybody meets them. */
  exceptions?: readonly Exception[];
};

/** A rule of axe that is broken in the element of a selector. */
export type Exception = { rule: string; css: string };

/** All states of a page. Together they bring about every test id of its catalogue entry. */
export type States<Id extends StatePageId> = readonly State<TestIdOf<Id>>[];

/** The page right after it was opened. */
export const opened: State = { name: 'as opened' };

/** Makes simulated waits so long that a state during a wait can be tested. */
export const longWaits = { delayScale: 1000 } as const;
/** Ends simulated waits at once. */
export const noWaits = { delayScale: 0 } as const;

export const hasLongWaits = ({ parameters }: State) => parameters?.delayScale === longWaits.delayScale;

/** Where a page is, below the site's base. */
export function addressOf(page: StatePageId, parameters: Record<string, unknown> = {}): string {
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, `${value}`]));
  return `/${page === 'home' ? '' : page}${query.size > 0 ? `?${query}` : ''}`;
}
