import { renamedId } from './names';

const original = new Map<string, string>();

/** The new name of a control, which is remembered for the data of its form. */
export function renamedControl(name: string): string {
  const renamed = renamedId(name);
  original.set(renamed, name);
  return renamed;
}

/** Lets the pages read the data of a form under the names that they have given to its controls. */
export function followRenamedControls() {
  window.FormData = class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super(form, submitter);
      for (const [name, value] of [...this]) {
        const first = original.get(name);
        if (first === undefined) continue;
        this.delete(name);
        this.append(first, value);
      }
    }
  };
}
