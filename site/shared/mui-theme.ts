import { createTheme } from '@mui/material/styles';

/** No exit at all, because even one of no length waits for a timer, and what was closed stays until then. */
const atOnce = { transitionDuration: 0, slotProps: { transition: { exit: false } } };

/** The site's colours for MUI. One theme is enough, because the custom properties change with the `dark` class. */
export const muiTheme = createTheme({
  // Allows custom properties in the palette: the browser mixes colours, which MUI would otherwise do itself.
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
  // No transitions, so that a test need not wait until something has faded or slid into place.
  transitions: {
    create: () => 'none',
    duration: { shortest: 0, shorter: 0, short: 0, standard: 0, complex: 0, enteringScreen: 0, leavingScreen: 0 },
  },
  components: {
    // MUI shows the focus by its ripple, so without it an outline is needed.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: 2 } } },
    },
    MuiMenu: { defaultProps: atOnce },
    MuiDialog: {
      defaultProps: atOnce,
      styleOverrides: { paper: { backgroundImage: 'none', border: '1px solid var(--border)' } },
    },
  },
});
