import type { ThemeConfig } from 'antd/es/config-provider/context';
import { antdTheme } from '../../shared/antd-theme';

/** The site's colours for antd's menu. */
export const menuTheme: ThemeConfig = {
  ...antdTheme,
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
