import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { RichView } from '@/shared/fields/rich/RichView';
import { safeHref } from '@/shared/lib/safeUrl';
import type { AboutUs } from './aboutUs.api';
import styles from './AboutUsPage.module.css';

/** The public page as it would be with what the form holds now. */
export function AboutUsPreview() {
  const { t } = useTranslation('base');
  const about = (Form.useWatch([]) ?? {}) as Partial<AboutUs>;
  const cover = safeHref(about.cover);
  const place = about.longitude && about.latitude ? ` (${about.longitude}, ${about.latitude})` : '';
  const lines = [
    ['address', about.address && about.address + place],
    ['servicePhone', about.servicePhone],
    ['serviceEmail', about.serviceEmail],
  ] as const;
  const codes = (['wechatQrcode', 'miniQrcode'] as const).flatMap((name) => {
    const src = safeHref(about[name]);
    return src ? [{ name, src }] : [];
  });
  return (
    <section className={styles.preview} aria-label={t('aboutUs.preview')}>
      <h2 className={styles.caption}>{t('aboutUs.preview')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled with the keyboard */}
      <div className={styles.screen} tabIndex={0}>
        {cover && <img className={styles.cover} src={cover} alt="" />}
        <h3>{about.title}</h3>
        <p className={styles.company}>{about.companyName}</p>
        <RichView html={about.content} />
        <dl className={styles.contact}>
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
      </div>
    </section>
  );
}
