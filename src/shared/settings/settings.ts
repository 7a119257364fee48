import { create } from 'zustand';
import { readStored, removeStored, writeStored } from '@/shared/storage/storage';

/** The user's display settings in this browser (docs/specification#9, docs/decisions#1). */
export interface Settings {
  theme: 'light' | 'dark' | 'system';
  layout: 'sidemenu' | 'topmenu' | 'mixmenu';
  primaryColor: string;
  contentWidth: 'Fluid' | 'Fixed';
  fixedHeader: boolean;
  /** Hides a fixed header while the user scrolls down. */
  autoHideHeader: boolean;
  fixedSidebar: boolean;
  sidebarOpen: boolean | undefined;
  colorWeak: boolean;
  /**
   * Whether the menu is light or dark while the light theme is on. Stored as part of the theme. A stored theme is
   * `light`, `dark` or `system`. The stored theme `light/dark` is the light theme with a dark menu.
   */
  navTheme: 'light' | 'dark';
  multiTab: boolean;
}

/** The specification's primary color, CSS teal: its contrast with white is 4.77:1. */
const TEAL = '#008080';

type Reader<T> = (stored: unknown) => T | undefined;
const oneOf =
  <T extends string>(...allowed: T[]): Reader<T> =>
  (stored) =>
    allowed.find((value) => value === stored);
const flag: Reader<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);
const colour: Reader<string> = (stored) =>
  typeof stored === 'string' && /^#[0-9a-f]{6}$/i.test(stored) ? stored : undefined;

/** Reads one of the two parts of a stored theme, `page/menu`. Returns undefined if the theme is invalid. */
const half =
  <T extends string>(index: 0 | 1, read: Reader<T>): Reader<T> =>
  (stored) =>
    typeof stored === 'string' && /^(light|dark|system)(\/dark)?$/.test(stored)
      ? read(stored.split('/')[index])
      : undefined;

/** The storage key, parser and default of each setting. */
const kept: { [K in keyof Settings]: [key: string, read: Reader<Settings[K]>, fallback: Settings[K]] } = {
  theme: ['DEFAULT_THEME', half(0, oneOf('light', 'dark', 'system')), 'light'],
  layout: ['DEFAULT_LAYOUT_MODE', oneOf('sidemenu', 'topmenu', 'mixmenu'), 'topmenu'],
  primaryColor: ['DEFAULT_COLOR', colour, TEAL],
  contentWidth: ['DEFAULT_CONTENT_WIDTH_TYPE', oneOf('Fluid', 'Fixed'), 'Fluid'],
  fixedHeader: ['DEFAULT_FIXED_HEADER', flag, true],
  autoHideHeader: ['DEFAULT_FIXED_HEADER_HIDDEN', flag, false],
  fixedSidebar: ['DEFAULT_FIXED_SIDEMENU', flag, false],
  sidebarOpen: ['SIDEBAR_TYPE', flag, undefined],
  colorWeak: ['DEFAULT_COLOR_WEAK', flag, false],
  navTheme: ['DEFAULT_THEME', half(1, oneOf('dark')), 'light'],
  multiTab: ['DEFAULT_MULTI_TAB', flag, false],
};

/** The settings of this browser. An unreadable value is replaced by the default. */
export const useSettings = create<Settings>(readAll);

function readAll(): Settings {
  const read = <K extends keyof Settings>(name: K): Settings[K] => {
    const [key, reader, fallback] = kept[name];
    return reader(readStored(key)) ?? fallback;
  };
  return {
    theme: read('theme'),
    layout: read('layout'),
    primaryColor: read('primaryColor'),
    contentWidth: read('contentWidth'),
    fixedHeader: read('fixedHeader'),
    autoHideHeader: read('autoHideHeader'),
    fixedSidebar: read('fixedSidebar'),
    sidebarOpen: read('sidebarOpen'),
    colorWeak: read('colorWeak'),
    navTheme: read('navTheme'),
    multiTab: read('multiTab'),
  };
}

/** Resets all settings to their defaults, also for later visits. */
export function resetSettings(): void {
  for (const [key] of Object.values(kept)) removeStored(key);
  useSettings.setState(readAll());
}

/** Changes one setting, also for later visits. A header that is not fixed is never hidden (docs/contract#1.2). */
export function changeSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
  if (name === 'fixedHeader' && value === false) changeSetting('autoHideHeader', false);
  useSettings.setState({ [name]: value } as Pick<Settings, K>);
  const { theme, navTheme } = useSettings.getState();
  const isTheme = name === 'theme' || name === 'navTheme';
  writeStored(kept[name][0], isTheme ? (navTheme === 'dark' ? `${theme}/dark` : theme) : value);
}
