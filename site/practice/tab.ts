import type { Page, Tool } from '../page';
import type { Progress } from '../shared/kept-progress';

/** What every tab of the panel gets. */
export type TabProps = {
  page: Page;
  tool: Tool;
  /** The requirement whose hint is open, and the one that the address names. */
  opened: string | undefined;
  marked: string | undefined;
  progress: Progress;
  /** The name of the test id that is rested on in the page, while the inspector is on. */
  pointed: string | undefined;
  onHint: (requirement: string) => void;
  onTick: (requirement: string) => void;
  onGraded: (graded: Progress['graded']) => void;
  onForget: () => void;
};
