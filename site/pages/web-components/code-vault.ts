import { attachRoot, make } from './elements';

/** Its root is closed, so nothing in it has a test id: no test could find it by one. This is the exercise. */
export class CodeVault extends HTMLElement {
  constructor() {
    super();
    const code = make('input', { type: 'text', autocomplete: 'off', inputmode: 'numeric' });
    const open = make('button', { type: 'submit' }, 'Open');
    const form = make('form', {}, make('label', {}, 'Code', code), open);
    // The focus of the element goes to its field.
    attachRoot(this, { closed: true, delegatesFocus: true }, form);

    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const { value } = code;
      code.value = '';
      this.dispatchEvent(new CustomEvent('tried', { detail: value }));
    });
  }
}
