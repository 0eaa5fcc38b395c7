// In a frame the browser passes on the colour scheme of the page around, which also sends its theme: Safari does not
// pass it on, and a document in a sandbox or of another host has no cookie to read. Alone, a document has the site's
// theme: the cookie's, or else light, with any theme of the system.
document.documentElement.style.colorScheme =
  window.parent !== window ? 'light dark' : /(?:^|; )theme=dark(?:;|$)/.test(document.cookie) ? 'dark' : 'light';

// Outside of a frame it shows the site's mark.
if (window.parent === window) document.documentElement.dataset.alone = '';

window.addEventListener('message', ({ source, data }) => {
  if (source === window.parent && ['light', 'dark'].includes(data?.theme))
    document.documentElement.style.colorScheme = data.theme;
});
