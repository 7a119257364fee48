import { theme, type ThemeConfig } from 'antd';

/**
 * Text and state colors with a contrast of 4.5:1 on their backgrounds (docs/quality#2.2); antd's defaults have less.
 */
const light: ThemeConfig['token'] = {
  colorPrimaryBg: '#e6f7f7',
  colorLink: '#006d75',
  colorLinkHover: '#005050',
  colorError: '#cf1322',
  colorSuccess: '#237804',
  colorSuccessBg: '#f6ffed',
  colorWarning: '#ad4e00',
  colorWarningBg: '#fff7e6',
  colorInfo: '#0958d9',
  colorTextSecondary: 'rgba(0,0,0,0.68)',
  colorTextTertiary: 'rgba(0,0,0,0.62)',
  colorTextDescription: 'rgba(0,0,0,0.62)',
  colorTextPlaceholder: '#6b6b6b',
  colorTextQuaternary: '#6b6b6b',
  colorTextDisabled: 'rgba(0,0,0,0.56)',
};

const dark: ThemeConfig['token'] = {
  colorLink: '#5fcaca',
  colorLinkHover: '#8fdddd',
  colorError: '#ff7875',
  colorSuccess: '#73d13d',
  colorWarning: '#ffc069',
  colorInfo: '#69b1ff',
  colorTextSecondary: 'rgba(255,255,255,0.75)',
  colorTextTertiary: 'rgba(255,255,255,0.68)',
  colorTextDescription: 'rgba(255,255,255,0.68)',
  colorTextPlaceholder: '#a3a3a3',
  colorTextQuaternary: '#a3a3a3',
  colorTextDisabled: 'rgba(255,255,255,0.6)',
};

/** The product's antd theme in the user's primary color. Turns off animation for users who prefer reduced motion. */
export function antdTheme(primaryColor: string, isDark: boolean): ThemeConfig {
  const selected = isDark ? '#5fcaca' : '#005050';
  return {
    // The build extracts antd's styles into a style sheet (tools/build/antdStyles.mjs).
    zeroRuntime: import.meta.env.PROD,
    hashed: false,
    // One key for all React roots: with different keys antd would recompute the variables of every component.
    cssVar: { key: 'desk' },
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...(isDark ? dark : light),
      colorPrimary: primaryColor,
      ...(!isDark && tonesOf(primaryColor)),
      motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
    components: {
      Menu: { itemSelectedColor: selected, horizontalItemSelectedColor: selected, subMenuItemSelectedColor: selected },
      Tabs: { itemSelectedColor: selected },
      Dropdown: { colorPrimary: selected },
      ...(isDark && {
        Button: { dangerColor: '#1f0000' },
        Table: { rowSelectedBg: '#0f2828', rowSelectedHoverBg: '#0f2a2a' },
      }),
    },
  };
}

/**
 * The hover and active colors of the primary color. They are darker, because antd's default is brighter and its
 * contrast with white text is below 4.5:1. The pale background of hovered elements stays pale.
 */
const tonesOf = (primaryColor: string) => ({
  colorPrimaryHover: mixed(primaryColor, 0, 0.2),
  colorPrimaryActive: mixed(primaryColor, 0, 0.35),
  colorPrimaryBgHover: mixed(primaryColor, 255, 0.8),
});

/** Mixes a color with black (0) or white (255); `share` is the share of black or white, from 0 to 1. */
function mixed(colour: string, ground: 0 | 255, share: number): string {
  const channels = [1, 3, 5].map(
    (index) => Number.parseInt(colour.slice(index, index + 2), 16) * (1 - share) + ground * share,
  );
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
