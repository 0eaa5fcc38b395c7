import type { ThemeConfig } from 'antd/es/config-provider/context';
import { antdTheme } from '../../shared/antd-theme';

/** The site's colours for antd's tree. */
export const treeTheme: ThemeConfig = {
  ...antdTheme,
  components: {
    Tree: {
      titleHeight: 32,
      colorPrimary: 'var(--accent)',
      colorPrimaryHover: 'var(--accent)',
      colorText: 'var(--text)',
      colorWhite: 'var(--accent-contrast)',
      colorBorder: 'var(--control-edge)',
      colorBgContainer: 'var(--surface-raised)',
      colorBgTextHover: 'var(--surface-sunken)',
      controlItemBgHover: 'var(--surface-sunken)',
      nodeHoverBg: 'var(--surface-sunken)',
      nodeHoverColor: 'var(--text)',
    },
  },
};
