import { useTranslation } from 'react-i18next';
import { Form, Input, InputNumber } from 'antd';
import { useCan } from '@/shared/auth/Can';
import { EditPage } from '@/shared/form/EditPage';
import { PhonePage, Preview, WithPreview } from '@/shared/form/Preview';
import type { Stored } from '@/shared/form/stored';
import { RichView } from '@/shared/form/fields/rich/RichView';
import { shownHere } from '@/shared/files/shownHere';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { ImageField } from '@/shared/files/upload/ImageField';
import { RichText } from '@/shared/form/fields/rich/RichText';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { isPhone } from '@/shared/lib/rules/contact';
import { ABOUT_US, type AboutUs, aboutUs, getAboutUs, saveAboutUs } from './aboutUs.api';
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
            ([name, text]) =>
              text && (
                <div key={name}>
                  <dt>{t(`aboutUs.${name}`)}</dt>
                  <dd>{text}</dd>
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

const { Field, Text } = itemsOf(aboutUs);

/** Max length of the text, in characters of HTML (docs/contract#3.4.13). */
const MAX_LENGTH = 20_000;

/** Title, company name, cover and text. */
function WordsFields({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('base');
  return (
    <>
      <FieldGrid>
        <Text name="title" label={t('aboutUs.titleField')} required />
        <Text name="companyName" required />
      </FieldGrid>
      <Field name="cover">
        <ImageField disabled={disabled} crop={{ ratio: 16 / 9, width: 1280 }} />
      </Field>
      <Field
        name="content"

        rules={[{ required: true }, { max: MAX_LENGTH, message: t('aboutUs.tooLong', { max: MAX_LENGTH }) }]}
      >
        <RichText max={MAX_LENGTH} disabled={disabled} />
      </Field>
    </>
  );
}

/** Contact details: address, coordinates, phone, e-mail and QR codes. */
function ContactFields({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('base');
  const phoneRule = ruleOf((value?: string) => value && !isPhone(value) && t('aboutUs.phoneInvalid'));
  const degrees = (name: 'longitude' | 'latitude', most: number) => (
    <Field name={name} rules={[{ type: 'number', min: -most, max: most }]}>
      <InputNumber min={-most} max={most} precision={6} style={{ width: '100%' }} />
    </Field>
  );
  return (
    <>
      <Text name="address" max={200} />
      <FieldGrid>
        {degrees('longitude', 180)}
        {degrees('latitude', 90)}
        <Field name="servicePhone" rules={[phoneRule]}>
          <Input maxLength={20} inputMode="tel" autoComplete="off" />
        </Field>
        <Text
          name="serviceEmail"

          rules={[{ type: 'email', message: t('aboutUs.emailInvalid') }]}
          max={50}
          inputMode="email"
        />
        {(['wechatQrcode', 'miniQrcode'] as const).map((name) => (
          <Field key={name} name={name}>
            <ImageField disabled={disabled} crop={{ ratio: 1, width: 512 }} />
          </Field>
        ))}
      </FieldGrid>
    </>
  );
}
