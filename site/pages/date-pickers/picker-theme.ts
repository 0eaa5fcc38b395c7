import type { ThemeConfig } from 'antd/es/config-provider/context';
import { antdTheme } from '../../shared/antd-theme';

/** The site's colours for antd's pickers. */
export const pickerTheme: ThemeConfig = {
  ...antdTheme,
  components: {
    DatePicker: {
      colorPrimary: 'var(--accent)',
      colorText: 'var(--text)',
      colorTextHeading: 'var(--text)',
      colorTextDisabled: 'var(--text-muted)',
      colorTextQuaternary: 'var(--text-muted)',
      colorTextPlaceholder: 'var(--text-muted)',
      colorTextLightSolid: 'var(--accent-contrast)',
      colorIcon: 'var(--text-muted)',
      colorIconHover: 'var(--text)',
      colorBorder: 'var(--control-edge)',
      colorBgContainer: 'var(--surface-raised)',
      colorBgElevated: 'var(--surface-raised)',
      hoverBorderColor: 'var(--control-edge)',
      activeBorderColor: 'var(--accent)',
      hoverBg: 'var(--surface-raised)',
      activeBg: 'var(--surface-raised)',
      activeShadow: 'none',
      cellHoverBg: 'var(--surface-sunken)',
      cellBgDisabled: 'var(--surface-sunken)',
      cellActiveWithRangeBg: 'var(--accent-tint)',
      cellHoverWithRangeBg: 'var(--accent-tint)',
      cellRangeBorderColor: 'var(--accent)',
      cellHeight: 32,
      cellWidth: 38,
    },
  },
};
