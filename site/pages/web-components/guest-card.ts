import { hook } from '../../shared/test-hook';
import { attachRoot, make } from './elements';
import { guestText } from './guests';

export class GuestCard extends HTMLElement {
  readonly #guests = make('slot');
  readonly #count = make('p', { class: 'count', ...hook('wc-guest-count') });

  constructor() {
    super();
    const note = make('slot', { name: 'note' }, make('span', hook('wc-no-note'), 'No note'));
    // No slot of the name that the third kind of content asks for. This is the exercise.
    attachRoot(this, {}, make('p', { class: 'title' }, 'Guests'), this.#guests, this.#count, make('div', {}, note));
    this.#guests.addEventListener('slotchange', () => this.#show());
  }

  connectedCallback() {
    // The event comes later than the element's first content.
    this.#show();
  }

  #show() {
    this.#count.textContent = guestText(this.#guests.assignedElements().length);
  }
}
