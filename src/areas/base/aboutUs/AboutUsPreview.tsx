import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { PhonePage, Preview } from '@/shared/form/Preview';
import { RichView } from '@/shared/form/fields/rich/RichView';
import { shownHere } from '@/shared/files/shownHere';
import type { AboutUs } from './aboutUs.api';
import styles from './AboutUsPage.module.css';

/** Previews the public page with the current form values. */
export function AboutUsPreview() {
  const { t } = useTranslation('base');
  const about = (Form.useWatch([]) ?? {}) as Partial<AboutUs>;
  const place = about.longitude && about.latitude ? ` (${about.longitude}, ${about.latitude})` : '';
  const lines = [
    ['address', about.address && about.address + place],
    ['servicePhone', about.servicePhone],
    ['serviceEmail', about.serviceEmail],
  ] as const;
  const codes = (['wechatQrcode', 'miniQrcode'] as const).flatMap((name) => {
    const src = shownHere(about[name]);
    return src ? [{ name, src }] : [];
  });
  return (
    <Preview title={t('aboutUs.preview')}>
      <PhonePage cover={about.cover}>
        <h3>{about.title}</h3>
        <p className={styles.company}>{about.companyName}</p>
        <RichView html={about.content} />
        <dl>
          {lines.map(
            ([name, words]) =>
              words && (
                <div key={name}>
                  <dt>{t(`aboutUs.${name}`)}</dt>
                  <dd>{words}</dd>
                </div>
              ),
          )}
        </dl>
        <div className={styles.codes}>
          {codes.map(({ name, src }) => (
            <figure key={name}>
              <img src={src} alt="" />
              <figcaption>{t(`aboutUs.${name}`)}</figcaption>
            </figure>
          ))}
        </div>
      </PhonePage>
    </Preview>
  );
}
