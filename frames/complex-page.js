const range = document.getElementById('range');
const color = document.getElementById('color');
const openButton = document.getElementById('openDialog');
const dialog = document.getElementById('dialog');

function showValues() {
  document.getElementById('rangeValue').value = range.value;
  document.getElementById('colorValue').value = color.value;
  document.getElementById('colorPreview').style.backgroundColor = color.value;
}

range.addEventListener('input', showValues);
color.addEventListener('input', showValues);
// A browser may restore earlier values after a reload or on the way back.
window.addEventListener('pageshow', showValues);
showValues();

openButton.addEventListener('click', () => dialog.showModal());
document.getElementById('closeDialog').addEventListener('click', () => dialog.close());
// Safari does not focus a button that is clicked, so it would not return there by itself.
dialog.addEventListener('close', () => openButton.focus());
