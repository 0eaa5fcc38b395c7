import { attachRoot, make } from './elements';
import { testId } from './test-id';
import { ticketText } from './ticket-text';

export class TicketCounter extends HTMLElement {
  readonly #total = make('p', { class: 'count', 'aria-live': 'polite', ...testId('wc-late-total') });
  #count = 1;

  constructor() {
    super();
    const less = make('button', { type: 'button', ...testId('wc-late-less') }, 'One less');
    const more = make('button', { type: 'button', ...testId('wc-late-more') }, 'One more');
    // The text that the element had before it was defined is shown in the slot.
    attachRoot(this, {}, make('p', {}, make('slot')), make('div', { class: 'row' }, less, more), this.#total);
    less.addEventListener('click', () => this.#set(Math.max(1, this.#count - 1)));
    more.addEventListener('click', () => this.#set(this.#count + 1));
  }

  connectedCallback() {
    this.#set(this.#count);
  }

  #set(count: number) {
    this.#count = count;
    this.#total.textContent = ticketText(count, Number(this.getAttribute('price')));
  }
}
