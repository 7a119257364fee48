import { SettingOutlined } from '@ant-design/icons';
import { Button, Divider, Drawer, Flex, FloatButton, Form, Radio, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSetting, resetSettings, type Settings, useSettings } from '@/shared/settings/settings';
import { notify } from '@/shared/display/notify';
import styles from './SettingsDrawer.module.css';

const COLOURS = {
  teal: '#008080',
  dust: '#f5222d',
  volcano: '#fa541c',
  sunset: '#faad14',
  green: '#52c41a',
  blue: '#1890ff',
  geek: '#2f54eb',
  purple: '#722ed1',
} as const;
const STYLES = (['sidemenu', 'topmenu', 'mixmenu'] as const).flatMap((layout) =>
  (['light', 'dark'] as const).map((navTheme) => ({ layout, navTheme })),
);
const SWITCHES = ['fixedHeader', 'autoHideHeader', 'fixedSidebar', 'colorWeak', 'multiTab'] as const;

/** The drawer with every layout setting, each applied immediately; not in production (docs/decisions#3). */
export function SettingsDrawer() {
  const { t } = useTranslation(['tools', 'app', 'shared']);
  const [open, setOpen] = useState(false);
  const settings = useSettings();

  async function copy() {
    try {
      await navigator.clipboard.writeText(JSON.stringify(settings, null, 2));
      notify.success(t('settings.copied'));
    } catch {
      notify.error(t('settings.copyFailed'));
    }
  }

  return (
    <>
      <FloatButton icon={<SettingOutlined />} aria-label={t('settings.open')} onClick={() => setOpen(true)} />
      <Drawer open={open} title={t('settings.title')} onClose={() => setOpen(false)} size={320}>
        <Form layout="vertical">
          <Form.Item label={t('settings.menuStyle')}>
            <Radio.Group
              className={styles.styles}
              value={`${settings.layout} ${settings.navTheme}`}
              onChange={({ target }) => {
                const chosen = STYLES.find(({ layout, navTheme }) => `${layout} ${navTheme}` === target.value);
                if (!chosen) return;
                changeSetting('layout', chosen.layout);
                changeSetting('navTheme', chosen.navTheme);
              }}
              options={STYLES.map(({ layout, navTheme }) => ({
                value: `${layout} ${navTheme}`,
                label: `${t(`app:shell.layouts.${layout}`)} · ${t(`settings.styles.${navTheme}`)}`,
              }))}
            />
          </Form.Item>
          <Form.Item label={t('app:shell.theme')}>
            <Radio.Group
              value={settings.theme}
              onChange={({ target }) => changeSetting('theme', target.value as Settings['theme'])}
              options={(['light', 'dark', 'system'] as const).map((value) => ({
                value,
                label: t(`app:shell.themes.${value}`),
              }))}
            />
          </Form.Item>
          <Form.Item label={t('settings.primaryColor')}>
            <Flex gap={8} wrap role="group" aria-label={t('settings.primaryColor')}>
              {Object.entries(COLOURS).map(([name, colour]) => (
                <button
                  key={name}
                  type="button"
                  className={styles.colour}
                  style={{ background: colour }}
                  aria-label={t(`settings.colors.${name}`)}
                  aria-pressed={settings.primaryColor.toLowerCase() === colour}
                  onClick={() => changeSetting('primaryColor', colour)}
                />
              ))}
            </Flex>
          </Form.Item>
          <Form.Item label={t('settings.contentWidth')}>
            <Radio.Group
              value={settings.contentWidth}
              onChange={({ target }) => changeSetting('contentWidth', target.value as Settings['contentWidth'])}
              options={(['Fluid', 'Fixed'] as const).map((value) => ({ value, label: t(`settings.widths.${value}`) }))}
            />
          </Form.Item>
          {SWITCHES.map((name) => (
            <Flex key={name} justify="space-between" className={styles.row}>
              <span>{t(`settings.${name}`)}</span>
              <Switch
                aria-label={t(`settings.${name}`)}
                checked={settings[name]}
                disabled={name === 'autoHideHeader' && !settings.fixedHeader}
                onChange={(on) => changeSetting(name, on)}
              />
            </Flex>
          ))}
        </Form>
        <Divider />
        <Flex gap={8}>
          <Button onClick={() => void copy()}>{t('settings.copy')}</Button>
          <Button onClick={resetSettings}>{t('settings.reset')}</Button>
        </Flex>
      </Drawer>
    </>
  );
}
