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
      giveBackNames(this);
    }
  };
  // What the browser itself sends of a form has these names too.
  document.addEventListener('formdata', ({ formData }) => giveBackNames(formData));
}

function giveBackNames(data: FormData) {
  for (const [name, value] of [...data]) {
    const first = original.get(name);
    if (first === undefined) continue;
    data.delete(name);
    data.append(first, value);
  }
}
