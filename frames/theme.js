// The page around a frame says which theme it has. A document on its own follows the system.
window.addEventListener('message', ({ source, data }) => {
  if (source === window.parent && ['light', 'dark'].includes(data?.theme))
    document.documentElement.style.colorScheme = data.theme;
});
