// The style sheet of the document ends at the root, and its custom properties do not.
const styles = `
  :host { display: block }
  p { margin: 12px 0 0; font-size: 14px; line-height: 20px; color: var(--success) }
  button {
    min-height: var(--control-height); margin-right: 8px; padding: 7px 16px;
    border: 1px solid var(--control-edge); border-radius: var(--radius);
    background: var(--surface-raised); color: inherit; font: inherit; font-weight: 500; cursor: pointer;
  }
  button:hover { background: var(--surface-sunken) }
  button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`;

customElements.define(
  'poll-box',
  class extends HTMLElement {
    votes = { Tea: 0, Coffee: 0 };
    result = document.createElement('p');

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.append(Object.assign(document.createElement('style'), { textContent: styles }));
      for (const choice of Object.keys(this.votes)) {
        const button = Object.assign(document.createElement('button'), { type: 'button', textContent: choice });
        button.addEventListener('click', () => this.vote(choice));
        root.append(button);
      }
      this.result.setAttribute('role', 'status');
      root.append(this.result);
      this.show();
    }

    vote(choice) {
      this.votes[choice] += 1;
      this.show();
      window.parent.postMessage({ vote: choice }, window.location.origin);
    }

    show() {
      this.result.textContent = `Tea: ${this.votes.Tea}, Coffee: ${this.votes.Coffee}`;
    }
  },
);
