import { Form, Radio } from 'antd';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { DENSITIES, keepUsualDensity, usualDensity } from '@/shared/list/tools/useTableView';
import { useFormats } from '@/shared/settings/useFormats';
import styles from './CustomPage.module.css';

/** A small picture of a page in this theme. */
export function ThemeLook({ theme }: { theme: string }) {
  return (
    <span className={styles.look} data-look={theme} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** The setting for the row height of lists, with sample rows of that height. */
export function ListDensity() {
  const { t } = useTranslation(['account', 'shared']);
  const [density, setDensity] = useState(usualDensity);
  const { user, config } = useSession();
  const { time } = useFormats();
  const id = useId();
  const names = [user?.userName, user?.company?.companyName, config.sysTitle].filter(Boolean);
  const today = time(dayjs().format('YYYY-MM-DD'));
  return (
    <Form.Item label={<span id={id}>{t('custom.density')}</span>} extra={t('custom.densityHint')}>
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
      <ul className={styles.sample} data-density={density} aria-label={t('custom.preview')}>
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
