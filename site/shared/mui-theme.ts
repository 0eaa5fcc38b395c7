import { createTheme } from '@mui/material/styles';

/** MUI in the site's own colours. The tokens switch with the root's `dark` class, so one theme serves both. */
export const muiTheme = createTheme({
  // Lets the palette name custom properties: the browser mixes the colours that MUI otherwise would.
  cssVariables: { nativeColor: true },
  palette: {
    primary: { main: 'var(--accent)', dark: 'var(--accent-strong)', contrastText: 'var(--accent-contrast)' },
    error: { main: 'var(--danger)' },
    info: { main: 'var(--info)' },
    success: { main: 'var(--success)' },
    text: { primary: 'var(--text)', secondary: 'var(--text-muted)' },
    background: { default: 'var(--surface)', paper: 'var(--surface-raised)' },
    divider: 'var(--border)',
    action: {
      active: 'var(--text-muted)',
      hover: 'var(--surface-sunken)',
      selected: 'var(--accent-tint)',
      focus: 'var(--surface-sunken)',
    },
  },
  shape: { borderRadius: 8 },
  typography: { fontFamily: 'var(--font)', button: { textTransform: 'none', fontWeight: 600 } },
  // What a test waits for is there at once: it neither fades nor slides into place.
  transitions: {
    create: () => 'none',
    duration: { shortest: 0, shorter: 0, short: 0, standard: 0, complex: 0, enteringScreen: 0, leavingScreen: 0 },
  },
  components: {
    // The ripple was MUI's focus ring.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: 2 } } },
    },
    MuiDialog: {
      defaultProps: { transitionDuration: 0 },
      styleOverrides: { paper: { backgroundImage: 'none', border: '1px solid var(--border)' } },
    },
  },
});
