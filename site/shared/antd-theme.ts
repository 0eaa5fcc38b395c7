import type { ThemeConfig } from 'antd/es/config-provider/context';

/** What the site's antd components have in common. The custom properties change with the `dark` class. */
export const antdTheme = {
  hashed: false,
  // antd puts this class on each of its elements. By default it is a number that depends on the pages shown before.
  cssVar: { key: 'antd' },
  token: {
    motion: false,
    fontFamily: 'var(--font)',
    fontSize: 15,
    borderRadius: 8,
    boxShadowSecondary: 'var(--shadow-raised)',
    colorSplit: 'var(--border)',
    colorPrimaryBorder: 'var(--accent)',
  },
} as const satisfies ThemeConfig;
