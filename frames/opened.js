function showWindow() {
  document.getElementById('opener').textContent = `Opener: ${window.opener ? 'yes' : 'no'}`;
  document.getElementById('name').textContent = `Name: ${window.name || 'none'}`;
  document.getElementById('size').textContent = `Size: ${window.innerWidth} × ${window.innerHeight}`;
}

showWindow();
// Some browsers give a window its size when its document is there already.
window.addEventListener('resize', showWindow);
