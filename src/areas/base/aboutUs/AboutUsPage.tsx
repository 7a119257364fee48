import { useTranslation } from 'react-i18next';
import { Form } from 'antd';
import { useCan } from '@/shared/auth/Can';
import { EditPage } from '@/shared/form/EditPage';
import { PhonePage, Preview, WithPreview } from '@/shared/form/Preview';
import type { Stored } from '@/shared/form/stored';
import { RichView } from '@/shared/form/fields/rich/RichView';
import { shownHere } from '@/shared/files/shownHere';
import { ABOUT_US, type AboutUs, getAboutUs, saveAboutUs } from './aboutUs.api';
import { ContactFields, WordsFields } from './AboutUsFields';
import styles from './AboutUsPage.module.css';

const STORED: Stored<AboutUs> = { load: getAboutUs, keys: ['id'] };

/** Edits the "about us" page beside a preview of it. */
export default function AboutUsPage() {
  const { t } = useTranslation('base');
  const mayEdit = useCan('base:aboutUs:edit');
  return (
    <EditPage
      path={ABOUT_US}
      title={t('aboutUs.title')}
      start={STORED}
      save={saveAboutUs}
      draft={{ record: 'new' }}
      readOnly={!mayEdit}
    >
      <WithPreview preview={<AboutUsPreview />}>
        <fieldset>
          <legend>{t('aboutUs.words')}</legend>
          <WordsFields disabled={!mayEdit} />
        </fieldset>
        <fieldset>
          <legend>{t('aboutUs.contact')}</legend>
          <ContactFields disabled={!mayEdit} />
        </fieldset>
      </WithPreview>
    </EditPage>
  );
}

/** Previews the public page with the current form values. */
function AboutUsPreview() {
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
