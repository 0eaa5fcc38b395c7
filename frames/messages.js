// The frames use classic scripts, because modules would need CORS in a sandboxed frame, which has an opaque origin.

function postToTop(message) {
  window.top.postMessage(message, '*');
}

function showStatus(id, text) {
  document.getElementById(id).textContent = text;
}

function readForm(form) {
  const data = {};
  for (const control of form.elements) {
    if (!control.name) continue;
    if (control.type === 'checkbox') {
      data.checkboxes ??= [];
      if (control.checked) data.checkboxes.push(control.value);
    } else if (control.type === 'radio') {
      if (control.checked) data[control.name] = control.value;
    } else if (control.type === 'select-multiple') {
      data[control.name] = Array.from(control.selectedOptions, (option) => option.value);
    } else {
      data[control.name] = control.value;
    }
  }
  return data;
}

// Listens on the document before it has any content, so that every button works as soon as it exists.

document.addEventListener('click', ({ target }) => {
  /** @type {HTMLElement | null} */
  const button = target instanceof Element ? target.closest('button[data-message]') : null;
  if (!button) return;
  const { message } = button.dataset;
  postToTop(message);
  showStatus('status', `Sent to the page: ${message}`);
});

let sent = 0;

// The browser fires "submit" only once every field is valid.
document.addEventListener('submit', (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  event.preventDefault();
  postToTop({ type: 'FORM_SUBMIT', formId: form.id, data: readForm(form) });
  sent += 1;
  showStatus('status', `Sent to the page. Submissions so far: ${sent}`);
});
