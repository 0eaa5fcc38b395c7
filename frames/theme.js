// The page around a frame sends its theme. A document that is not in a frame has the system's theme.
window.addEventListener('message', ({ source, data }) => {
  if (source === window.parent && ['light', 'dark'].includes(data?.theme))
    document.documentElement.style.colorScheme = data.theme;
});
