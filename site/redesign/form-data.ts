import { renamedId } from './names';

const original = new Map<string, string>();

/** The new name of a control, which is remembered for the data of its form. */
export function renamedControl(name: string): string {
  const renamed = renamedId(name);
  original.set(renamed, name);
  return renamed;
}

/**
 * Gives back the names in form data: in what the browser sends, and in what pages read by `new FormData(form)`. The event
 * of a form outside of the document or in a shadow root does not arrive here, but no page reads such a form.
 */
export function followRenamedControls() {
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
