import { Form } from 'antd';
import { use, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';
import { EditDrawer } from '@/shared/form/EditDrawer';
import { storedIn } from '@/shared/form/stored';
import { StoredValuesContext } from '@/shared/form/storedValues';
import { WithPreview } from '@/shared/form/Preview';
import { SortItem } from '@/shared/form/fields/CommonItems';
import { DateRangeField } from '@/shared/form/fields/DateRangeField';
import { ImageField } from '@/shared/files/upload/ImageField';
import { chosen, uploaded } from '@/shared/form/fields/required';
import { DictSelect } from '@/shared/dict/DictSelect';
import { RemoteSelect } from '@/shared/form/fields/RemoteSelect';
import { httpUrl } from '@/shared/lib/safeUrl';
import { atMost } from '@/shared/lib/timing';
import { type Advert, type AdvertForm, adverts, advertToWire, scheduleToForm } from './advert.resource';
import { AdvertPreview } from './AdvertPreview';
import { ADVERT_PICTURES, places } from './places';
import { findTargets, nameOfTarget, targets } from './targets.api';

const { Entry, Field, Text } = itemsOf<AdvertForm>(adverts);

/** The form for an advertisement, beside a preview that shows the advertisement in its position. */
export function AdvertDrawer({ advert, onClose }: { advert: Advert | undefined; onClose: () => void }) {
  const { t } = useTranslation(['advert', 'shared']);
  return (
    <EditDrawer
      path={adverts.path}
      title={
        advert ? t('shared:crud.editOf', { name: advert.advertName }) : t('shared:crud.addOf', { title: t('title') })
      }
      size={960}
      start={advert ? storedIn(adverts, advert, toForm) : { id: 0, linkType: '0', status: '0' }}
      save={(values, key) => adverts.save(advertToWire(values), key)}
      onClose={onClose}
      draft={{ record: advert?.id ?? 'new', row: advert }}
    >
      <WithPreview preview={<AdvertPreview />}>
        <Text name="advertName" required />
        <PictureFields />
        <LinkFields />
        <ScheduleField />
        <Text name="advertiser" />
        <SortItem required after={adverts} />
        <Entry name="status" as="radio" required />
        <RemarkItem />
      </WithPreview>
    </EditDrawer>
  );
}

const toForm = (stored: Advert) => ({ ...stored, ...scheduleToForm(stored) });

/** The fields for the position and the picture. An uploaded picture is cropped to the aspect ratio of the position. */
function PictureFields() {
  const { t } = useTranslation('advert');
  const position = String(Form.useWatch('advertPosition') ?? '');
  const place = places[position];
  const form = Form.useFormInstance();
  const stored = use(StoredValuesContext);
  // The positions for which pictures were cropped, by the pictures' URLs: of the draft, of the stored advertisement, and
  // of each upload.
  const cutFor = useRef(
    new Map([form.getFieldsValue(true), stored].map(({ imgUrl, advertPosition: cut }) => [imgUrl, String(cut ?? '')])),
  );
  const fits = {
    validator: async (_: unknown, url?: string) => {
      const cut = url && cutFor.current.get(url);
      if (cut && ratioOf(cut) !== ratioOf(String(form.getFieldValue('advertPosition'))))
        throw new Error(t('otherPlace'));
    },
  };
  // A wrong aspect ratio of a stored picture is only a warning, so that the user can still edit other fields.
  const shaped = {
    warningOnly: true,
    validator: async (_: unknown, url?: string) => {
      const size = url && place ? await pictureSize(url) : undefined;
      if (size && place && Math.abs(size.width / size.height / (place.width / place.height) - 1) > 0.02)
        throw new Error(t('otherShape', size));
    },
  };
  return (
    <>
      <Entry name="advertPosition" required clearable={false} />
      <Field
        name="imgUrl"
        rules={[uploaded, fits, shaped]}
        dependencies={['advertPosition']}
        extra={place ? t('imageSize', { width: place.width, height: place.height }) : t('positionFirst')}
      >
        <ImageField
          rules={ADVERT_PICTURES}
          disabled={!place}
          onChange={(url) => {
            cutFor.current.set(url, position);
          }}
          {...(place && { crop: { ratio: place.width / place.height, width: place.width } })}
        />
      </Field>
    </>
  );
}

const ratioOf = (position: string) => {
  const place = places[position];
  return place && place.width / place.height;
};

function ScheduleField() {
  const { t } = useTranslation('advert');
  const rule = ruleOf((schedule?: readonly (string | null)[] | null) => {
    const [from, to] = schedule ?? [];
    if (!from || !to) return t('scheduleMissing');
    return from >= to && t('scheduleInvalid');
  });
  return (
    <Field name="schedule" required rules={[rule]}>
      <DateRangeField time />
    </Field>
  );
}

/** The size of a picture in pixels. Resolves to undefined if the picture is not decoded within 3 s. */
async function pictureSize(url: string): Promise<{ width: number; height: number } | undefined> {
  const picture = new Image();
  picture.src = url;
  const loaded = async () => {
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  };
  return atMost(
    loaded().catch(() => undefined),
    3000,
  );
}

/** The form fields for the target of a click: none, a URL, or a record of the selected kind. */
function LinkFields() {
  const { t } = useTranslation('advert');
  const form = Form.useFormInstance();
  const kind = String(Form.useWatch('linkType', form) ?? '');
  const target = targets[kind];
  const urlRule = ruleOf((value?: string) => value && !httpUrl(value) && t('urlInvalid'));
  return (
    <>
      <Field name="linkType" rules={[chosen]}>
        <DictSelect dictType="biz_link_type" allowClear={false} onChange={() => form.setFieldValue('linkId', null)} />
      </Field>
      {kind === '1' && (
        <Text name="linkUrl" rules={[{ required: true }, urlRule]} inputMode="url" placeholder="https://" />
      )}
      {target && (
        <Field name="linkId" rules={[chosen]}>
          <RemoteSelect
            key={kind}
            source={target.path}
            search={(text, signal) => findTargets(target, text, signal)}
            nameOf={(id, signal) => nameOfTarget(target, id, signal)}
          />
        </Field>
      )}
    </>
  );
}
