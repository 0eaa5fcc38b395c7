import type { ThemeConfig } from 'antd/es/config-provider/context';
import type { ThemeConfig as SelectTheme, StylesConfig } from 'react-select';
import { antdTheme } from '../../shared/antd-theme';
import type { City } from './cities';

const antdColors = {
  colorPrimary: 'var(--accent)',
  colorText: 'var(--text)',
  colorTextDisabled: 'var(--text-muted)',
  colorTextDescription: 'var(--text-muted)',
  colorTextPlaceholder: 'var(--text-muted)',
  colorTextQuaternary: 'var(--text-muted)',
  colorIcon: 'var(--text-muted)',
  colorBorder: 'var(--control-edge)',
  colorBgContainer: 'var(--surface-raised)',
  colorBgElevated: 'var(--surface-raised)',
  controlItemBgHover: 'var(--surface-sunken)',
  controlItemBgActiveHover: 'var(--accent-tint)',
  colorFillQuaternary: 'var(--surface-sunken)',
  optionSelectedBg: 'var(--accent-tint)',
  optionSelectedColor: 'var(--text)',
  colorSplit: 'var(--border)',
};

/** The site's colours for antd's dropdowns. */
export const antdDropdowns: ThemeConfig = {
  ...antdTheme,
  components: {
    Select: {
      ...antdColors,
      selectorBg: 'var(--surface-raised)',
      optionActiveBg: 'var(--surface-sunken)',
      hoverBorderColor: 'var(--control-edge)',
      activeBorderColor: 'var(--accent)',
      activeOutlineColor: 'transparent',
    },
    Cascader: { ...antdColors, controlItemWidth: 128 },
  },
};

/** The site's colours for react-select. */
export const selectTheme: SelectTheme = (theme) => ({
  ...theme,
  borderRadius: 8,
  colors: {
    ...theme.colors,
    primary: 'var(--accent)',
    primary25: 'var(--surface-sunken)',
    primary50: 'var(--accent-tint)',
    neutral0: 'var(--surface-raised)',
    neutral20: 'var(--control-edge)',
    neutral30: 'var(--control-edge)',
    neutral40: 'var(--text-muted)',
    neutral50: 'var(--text-muted)',
    neutral60: 'var(--text-muted)',
    neutral80: 'var(--text)',
  },
});

/** With the site’s ring. A name that is too long is cut in the list as it is in the field, and nothing moves. */
export const selectStyles: StylesConfig<City, false> = {
  control: (base, { isFocused }) => ({
    ...base,
    minHeight: 'var(--control-height)',
    outline: isFocused ? '2px solid var(--accent) !important' : base.outline,
    outlineOffset: 2,
    transition: 'none',
  }),
  menu: (base) => ({ ...base, border: '1px solid var(--border)', boxShadow: 'var(--shadow-raised)' }),
  option: (base) => ({ ...base, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
};
