document.addEventListener('input', ({ target }) => {
  if (target instanceof Element && target.matches('#range, #color')) showValues();
});

// Browsers may restore earlier values of fields after a reload or when going back.
window.addEventListener('pageshow', showValues);
document.addEventListener('DOMContentLoaded', showValues);

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  /** @type {HTMLDialogElement} */
  const dialog = document.querySelector('#dialog');
  if (target.matches('#openDialog')) dialog.showModal();
  if (target.matches('#closeDialog')) dialog.close();
});

// Safari does not focus a button that is clicked, so it does not return the focus to the button when the dialog closes.
// In the capture phase, because "close" does not bubble.
document.addEventListener('close', () => document.getElementById('openDialog').focus(), true);

function showValues() {
  /** @type {NodeListOf<HTMLInputElement>} */
  const [range, color] = document.querySelectorAll('#range, #color');
  /** @type {NodeListOf<HTMLOutputElement>} */
  const [rangeValue, colorValue] = document.querySelectorAll('#rangeValue, #colorValue');
  rangeValue.value = range.value;
  colorValue.value = color.value;
  document.getElementById('colorPreview').style.backgroundColor = color.value;
}
