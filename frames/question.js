function send(answer) {
  // Only to a page of this origin, so that no other page that opens this document hears the answer.
  window.opener?.postMessage({ answer }, window.location.origin);
  window.close();
}

// Listens on the document before it has any content, so that every button works as soon as it exists.
document.addEventListener('click', ({ target }) => {
  /** @type {HTMLElement | null} */
  const button = target instanceof Element ? target.closest('button') : null;
  // A window that is closing may still be clicked.
  if (button && !window.closed) send(button.dataset.answer ?? null);
});
