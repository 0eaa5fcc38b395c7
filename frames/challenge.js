const rightCode = '123456';
let triesLeft = 3;

// Only to a page of this origin, so that no other page that embeds this document learns the result.
function send(challenge) {
  window.parent.postMessage({ challenge }, window.location.origin);
}

// Listens on the document before it has any content, so that the button works as soon as it exists.
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (document.getElementById('code'));
  const code = field.value.replace(/\s/g, '');
  if (code === rightCode) return send('confirmed');
  if (code !== '') triesLeft -= 1;
  if (triesLeft === 0) return send('declined');
  const wrong = document.getElementById('wrong');
  if (wrong) wrong.textContent = code === '' ? 'Enter the code' : `Wrong code, tries left: ${triesLeft}`;
  field.setAttribute('aria-invalid', 'true');
  field.select();
});

// The page gives this frame the focus of the button that is gone, and does so before the field exists.
document.addEventListener('DOMContentLoaded', () => {
  if (window.parent.document.activeElement === window.frameElement) document.getElementById('code')?.focus();
});
