import { attachRoot, make } from './elements';
import { guestText } from './guests';
import { testId } from './test-id';

export class GuestCard extends HTMLElement {
  readonly #guests = make('slot');
  readonly #count = make('p', { class: 'count', ...testId('wc-guest-count') });

  constructor() {
    super();
    const note = make('slot', { name: 'note' }, make('span', testId('wc-no-note'), 'No note'));
    // There is no slot for the third kind of content, so browsers do not show it. This is the exercise.
    attachRoot(this, {}, make('p', { class: 'title' }, 'Guests'), this.#guests, this.#count, make('div', {}, note));
    this.#guests.addEventListener('slotchange', () => this.#show());
  }

  connectedCallback() {
    // Here too, because `slotchange` comes only after the page could have been read.
    this.#show();
  }

  #show() {
    this.#count.textContent = guestText(this.#guests.assignedElements().length);
  }
}
