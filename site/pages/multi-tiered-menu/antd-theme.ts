import type { ThemeConfig } from 'antd/es/config-provider/context';

/** The site's colours for antd. One theme is enough, because the custom properties change with the `dark` class. */
export const antdTheme: ThemeConfig = {
  hashed: false,
  // A class of every element of antd. Its default depends on how many pages were shown before.
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
  components: {
    Menu: {
      horizontalLineHeight: '64px',
      itemHeight: 'var(--control-height)',
      itemPaddingInline: 16,
      itemMarginInline: 0,
      itemMarginBlock: 0,
      dropdownWidth: 200,
      itemBg: 'transparent',
      popupBg: 'var(--surface-raised)',
      itemColor: 'var(--text)',
      itemHoverColor: 'var(--text)',
      itemHoverBg: 'var(--surface-sunken)',
      itemActiveBg: 'var(--surface-sunken)',
      horizontalItemHoverColor: 'var(--text)',
      horizontalItemHoverBg: 'var(--surface-sunken)',
      activeBarHeight: 0,
      activeBarBorderWidth: 0,
    },
  },
};
