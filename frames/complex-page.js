document.addEventListener('input', (event) => {
  if (event.target.matches('#range, #color')) showValues();
});

// A browser may restore earlier values after a reload or on the way back.
window.addEventListener('pageshow', showValues);
document.addEventListener('DOMContentLoaded', showValues);

document.addEventListener('click', (event) => {
  if (event.target.matches('#openDialog')) document.getElementById('dialog').showModal();
  if (event.target.matches('#closeDialog')) document.getElementById('dialog').close();
});

// Safari does not focus a button that is clicked, so it would not return there by itself. "close" does not bubble.
document.addEventListener('close', () => document.getElementById('openDialog').focus(), true);

function showValues() {
  const { value } = document.getElementById('color');
  document.getElementById('rangeValue').value = document.getElementById('range').value;
  document.getElementById('colorValue').value = value;
  document.getElementById('colorPreview').style.backgroundColor = value;
}
