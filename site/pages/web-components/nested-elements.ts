import { attachRoot, make } from './elements';
import { testId } from './test-id';

/** Counts the `sent` events that pass a root on their way up to the page, from the roots below it as well. */
function count(root: ShadowRoot, name: string, shown: HTMLElement) {
  let heard = 0;
  const show = () => {
    shown.textContent = `${name}: ${heard}`;
  };
  root.addEventListener('sent', () => {
    heard += 1;
    show();
  });
  show();
}

export class NestOuter extends HTMLElement {
  constructor() {
    super();
    const shown = make('p', { class: 'count', ...testId('wc-outer-count') });
    const root = attachRoot(this, {}, shown, make('nest-middle', testId('wc-middle')));
    count(root, 'Outer', shown);
  }
}

export class NestMiddle extends HTMLElement {
  constructor() {
    super();
    const shown = make('p', { class: 'count', ...testId('wc-middle-count') });
    const root = attachRoot(this, {}, shown, make('nest-inner', testId('wc-inner')));
    count(root, 'Middle', shown);
  }
}

export class NestInner extends HTMLElement {
  constructor() {
    super();
    const shown = make('p', { class: 'count', ...testId('wc-inner-count') });
    const message = make('input', { type: 'text', autocomplete: 'off', ...testId('wc-message') });
    const send = make('button', { type: 'submit', ...testId('wc-send') }, 'Send');
    const form = make('form', {}, make('label', {}, 'Message', message), send);
    const root = attachRoot(this, {}, shown, form);
    count(root, 'Inner', shown);

    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const { value } = message;
      message.value = '';
      message.focus();
      // `composed`, because other events stop at the root that they were sent in.
      if (value.trim() !== '')
        form.dispatchEvent(new CustomEvent('sent', { detail: value, bubbles: true, composed: true }));
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nest-middle': NestMiddle;
    'nest-inner': NestInner;
  }
}
