import type { ThemeConfig } from 'antd/es/config-provider/context';

/** antd in the site's own colours. The tokens switch with the root's `dark` class, so one theme serves both. */
export const antdTheme: ThemeConfig = {
  hashed: false,
  // A class of every element of antd. Its default counts up with the pages that were shown before.
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
