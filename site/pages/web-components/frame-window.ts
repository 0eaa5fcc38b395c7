import { attachRoot } from './elements';

/** React puts the frame into its root, so that it is the page's like the other one. */
export class FrameWindow extends HTMLElement {
  constructor() {
    super();
    attachRoot(this, {});
  }
}
