const styles = `
  :host { display: inline-flex; align-items: center; height: 100%; }
  button {
    width: 28px; height: 28px; padding: 0; border: 1px solid var(--control-edge); border-radius: var(--radius);
    background: var(--surface-raised); color: var(--text); font: inherit; line-height: 1; cursor: pointer;
  }
  button + button { margin-left: 2px; }
  button[aria-pressed="true"] { border-color: var(--accent); background: var(--accent); color: var(--accent-contrast); }
  @media (forced-colors: active) {
    button[aria-pressed="true"] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;

const numbers = [1, 2, 3, 4, 5] as const;

/** Five buttons in an open shadow root, of which one is pressed. A press is the event `rated` with the number. */
export class ShipmentRating extends HTMLElement {
  #value = 0;
  readonly #buttons = numbers.map((number) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `${number}`;
    // The grid moves the focus from cell to cell, and the cell takes the keys 1 to 5.
    button.tabIndex = -1;
    button.setAttribute('aria-label', `Rate ${number}`);
    button.addEventListener('click', () => this.dispatchEvent(new CustomEvent('rated', { detail: number })));
    return button;
  });

  constructor() {
    super();
    const style = document.createElement('style');
    style.textContent = styles;
    this.attachShadow({ mode: 'open' }).append(style, ...this.#buttons);
  }

  get value() {
    return this.#value;
  }

  set value(value: number) {
    this.#value = value;
    for (const [index, button] of this.#buttons.entries())
      button.setAttribute('aria-pressed', `${numbers[index] === value}`);
  }
}
