import { attachRoot, make } from './elements';
import { testId } from './test-id';

const numbers = ['1', '2', '3', '4', '5'] as const;

/** A control of its form like any other: it has a value, can be missing or disabled, and is reset. */
export class StarRating extends HTMLElement {
  static readonly formAssociated = true;

  readonly #internals = this.attachInternals();
  readonly #stars = numbers.map((number) =>
    make('input', { type: 'radio', name: 'stars', value: number, ...testId(`wc-star-${number}`) }),
  );

  constructor() {
    super();
    const choices = this.#stars.map((star, index) =>
      make('label', {}, star, index === 0 ? '1 star' : `${index + 1} stars`),
    );
    const group = make('div', { class: 'choices', role: 'radiogroup', 'aria-label': 'Stars' }, ...choices);
    attachRoot(this, { delegatesFocus: true }, group);
    group.addEventListener('change', () => {
      this.#tellForm();
      // The radio button's `change` stops at the root, so the page gets an event of this element.
      this.dispatchEvent(new CustomEvent('rated'));
    });
    this.#tellForm();
  }

  get validationMessage() {
    return this.#internals.validationMessage;
  }

  formDisabledCallback(disabled: boolean) {
    for (const star of this.#stars) star.disabled = disabled;
  }

  formResetCallback() {
    for (const star of this.#stars) star.checked = false;
    this.#tellForm();
  }

  #tellForm() {
    const value = this.#stars.find(({ checked }) => checked)?.value ?? null;
    this.#internals.setFormValue(value);
    if (value) this.#internals.setValidity({});
    else this.#internals.setValidity({ valueMissing: true }, 'Choose from one to five stars', this.#stars[0]);
  }
}
