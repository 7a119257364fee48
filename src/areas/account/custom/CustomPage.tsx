import { serverToday } from '@/shared/settings/times';
import { Card, Form, Radio, Select, Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, languages, storeLanguage } from '@/shared/settings/languages';
import { changeSetting, type Settings, useSettings } from '@/shared/settings/settings';
import { useScreenWidth } from '@/shared/display/measure/useScreenWidth';
import { useSession } from '@/shared/auth/session';
import { DENSITIES, keepUsualDensity, usualDensity } from '@/shared/list/tools/useTableView';
import { useFormats } from '@/shared/settings/useFormats';
import { SettingsTabs } from '../binding/SettingsTabs';
import styles from './CustomPage.module.css';

const CHOICES = {
  theme: ['themes', ['light', 'dark', 'system']],
  layout: ['layouts', ['sidemenu', 'topmenu', 'mixmenu']],
  contentWidth: ['widths', ['Fluid', 'Fixed']],
} as const;
const SWITCHES = ['fixedHeader', 'autoHideHeader', 'fixedSidebar', 'multiTab', 'colorWeak'] as const;

/** The user's display settings in this browser. Every choice applies immediately. */
export default function CustomPage() {
  const { t, i18n } = useTranslation('custom');
  const settings = useSettings();
  const ids = useId();
  const width = useScreenWidth();

  function speak(language: string) {
    if (!isLanguage(language)) return;
    storeLanguage(language);
    void i18n.changeLanguage(language);
  }

  return (
    <Card>
      <SettingsTabs />
      <p className={styles.hint}>{t('hint')}</p>
      <Form layout="vertical" component="div">
        <Form.Item label={t('language')} htmlFor={`${ids}language`}>
          <Select
            id={`${ids}language`}
            value={i18n.language}
            style={{ maxWidth: 240 }}
            options={Object.entries(languages).map(([value, name]) => ({
              value,
              label: <span lang={value}>{name}</span>,
            }))}
            onChange={speak}
          />
        </Form.Item>
        <Choice name="theme" />
        {/* A phone shows lists as cards, to which the density setting does not apply. */}
        {width !== 'phone' && <ListDensity />}
        <Choice name="layout" />
        <Choice name="contentWidth" />
      </Form>
      {SWITCHES.map((name) => (
        <div key={name} className={styles.row}>
          <label htmlFor={`${ids}${name}`}>{t(`${name}`)}</label>
          <Switch
            id={`${ids}${name}`}
            checked={settings[name]}
            disabled={name === 'autoHideHeader' && !settings.fixedHeader}
            onChange={(on) => changeSetting(name, on)}
          />
        </div>
      ))}
    </Card>
  );
}

/** A setting with a few named values. */
function Choice<K extends keyof typeof CHOICES>({ name }: { name: K }) {
  const { t } = useTranslation('custom');
  const value = useSettings((settings) => settings[name]);
  const [group, values] = CHOICES[name];
  const id = useId();
  return (
    <Form.Item label={<span id={id}>{t(`${name}`)}</span>}>
      <Radio.Group
        aria-labelledby={id}
        value={value}
        options={values.map((one) => ({
          value: one,
          label: (
            <>
              {name === 'theme' && <ThemeLook theme={one} />}
              {t(`${group}.${one}`)}
            </>
          ),
        }))}
        onChange={({ target }) => changeSetting(name, target.value as Settings[K])}
      />
    </Form.Item>
  );
}

/** A small picture of a page in this theme. */
function ThemeLook({ theme }: { theme: string }) {
  return (
    <span className={styles.look} data-look={theme} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** The setting for the row height of lists, with sample rows of that height. */
function ListDensity() {
  const { t } = useTranslation(['custom', 'shared']);
  const [density, setDensity] = useState(usualDensity);
  const { user, config } = useSession();
  const { time } = useFormats();
  const id = useId();
  const names = [user?.userName, user?.company?.companyName, config.sysTitle].filter(Boolean);
  const today = time(serverToday());
  return (
    <Form.Item label={<span id={id}>{t('density')}</span>} extra={t('densityHint')}>
      <Radio.Group
        aria-labelledby={id}
        value={density}
        options={DENSITIES.map((value) => ({ value, label: t(`shared:crud.densities.${value}`) }))}
        onChange={({ target }) => {
          const chosen = DENSITIES.find((one) => one === target.value) ?? 'middle';
          keepUsualDensity(chosen);
          setDensity(chosen);
        }}
      />
      <ul className={styles.sample} data-density={density} aria-label={t('preview')}>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
            <span>{today}</span>
          </li>
        ))}
      </ul>
    </Form.Item>
  );
}
