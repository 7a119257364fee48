// @fresh-modules
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Every setting: its name, its key after `pro__`, its default, and another value. */
const table = [
  ['theme', 'DEFAULT_THEME', 'light', 'dark'],
  ['layout', 'DEFAULT_LAYOUT_MODE', 'topmenu', 'mixmenu'],
  ['primaryColor', 'DEFAULT_COLOR', '#008080', '#1677FF'],
  ['contentWidth', 'DEFAULT_CONTENT_WIDTH_TYPE', 'Fluid', 'Fixed'],
  ['fixedHeader', 'DEFAULT_FIXED_HEADER', true, false],
  ['autoHideHeader', 'DEFAULT_FIXED_HEADER_HIDDEN', false, true],
  ['fixedSidebar', 'DEFAULT_FIXED_SIDEMENU', false, true],
  ['sidebarOpen', 'SIDEBAR_TYPE', undefined, true],
  ['colorWeak', 'DEFAULT_COLOR_WEAK', false, true],
  ['multiTab', 'DEFAULT_MULTI_TAB', false, true],
] as const;
const defaults = { navTheme: 'light', ...Object.fromEntries(table.map(([name, , value]) => [name, value])) };
const chosen = { ...defaults, ...Object.fromEntries(table.map(([name, , , value]) => [name, value])) };

const keep = (key: string, value: unknown) =>
  localStorage.setItem(`pro__${key}`, JSON.stringify({ value, expire: null }));
/** Imports a new instance of the module, as after a page load. */
const opened = () => import('./settings');
const state = async () => (await opened()).useSettings.getState();

beforeEach(() => void vi.resetModules());

describe('the settings of a browser', () => {
  it('the layout settings default to the specification’s values', async () => expect(await state()).toEqual(defaults));

  it('the layout settings are restored from the user’s stored choices', async () => {
    for (const [, key, , value] of table) keep(key, value);
    expect(await state()).toEqual(chosen);
  });

  it.each([
    ['neon'],
    [''],
    [null],
    [7],
    [{}],
    [[]],
    ['true'],
    ['red'],
    ['#fff'],
    ['#00808'],
    ['#008080;background:url(//evil.example)'],
    ['__proto__'],
    ['fixed'],
    ['neon/dark'],
    ['light/neon'],
  ])('[row 32] the layout settings fall back to the defaults for the stored value %j', async (value) => {
    for (const [, key] of table) keep(key, value);
    expect(await state()).toEqual(defaults);
  });

  it('the layout settings fall back to the defaults if the stored values are not JSON', async () => {
    for (const [, key] of table) localStorage.setItem(`pro__${key}`, 'dark');
    expect(await state()).toEqual(defaults);
  });

  it('automatic hiding of the header is turned off when the header is no longer fixed', async () => {
    const { changeSetting, useSettings } = await opened();
    changeSetting('autoHideHeader', true);
    changeSetting('fixedHeader', false);
    expect(useSettings.getState()).toMatchObject({ fixedHeader: false, autoHideHeader: false });
  });

  it('the menu and the page have separate color themes, which are stored together', async () => {
    const { changeSetting, resetSettings, useSettings } = await opened();
    changeSetting('navTheme', 'dark');
    changeSetting('theme', 'system');
    expect(Object.keys(localStorage)).toEqual(['pro__DEFAULT_THEME']);
    vi.resetModules();
    expect(await state()).toEqual({ ...defaults, theme: 'system', navTheme: 'dark' });
    resetSettings();
    expect(useSettings.getState()).toEqual(defaults);
    keep('DEFAULT_THEME', 'light/dark');
    vi.resetModules();
    expect(await state()).toEqual({ ...defaults, navTheme: 'dark' });
  });

  it.each(table)('a changed layout setting applies at once and on later visits: %s', async (name, key, _, value) => {
    const { changeSetting, useSettings } = await opened();
    changeSetting(name, value);
    expect(useSettings.getState()).toEqual({ ...defaults, [name]: value });
    expect(localStorage.getItem(`pro__${key}`)).toBe(JSON.stringify({ value, expire: null }));
    vi.resetModules();
    expect(await state()).toEqual({ ...defaults, [name]: value });
  });
});
