import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { limited } from '@/shared/form/fields/limited';
import { DictSelect } from '@/shared/dict/DictSelect';
import { RemoteSelect } from '@/shared/form/fields/RemoteSelect';
import { httpUrl } from '@/shared/lib/safeUrl';
import { chosen } from '@/shared/form/fields/required';
import { type AdvertForm, adverts } from './advert.resource';
import { findTargets, nameOfTarget, targets } from './targets.api';

const { Field } = itemsOf<AdvertForm>(adverts);

/** The target of a click: none, a URL, or a record of one kind. */
export function LinkFields() {
  const { t } = useTranslation('advert');
  const form = Form.useFormInstance();
  const kind = String(Form.useWatch('linkType', form) ?? '');
  const target = targets[kind];
  const urlRule = {
    validator: (_: unknown, value?: string) =>
      !value || httpUrl(value) ? Promise.resolve() : Promise.reject(new Error(t('urlInvalid'))),
  };
  return (
    <>
      <Field name="linkType" rules={[chosen]}>
        <DictSelect dictType="biz_link_type" allowClear={false} onChange={() => form.setFieldValue('linkId', null)} />
      </Field>
      {kind === '1' && (
        <Field name="linkUrl" rules={[{ required: true }, urlRule]}>
          <Input {...limited(255)} inputMode="url" placeholder="https://" autoComplete="off" />
        </Field>
      )}
      {target && (
        <Field name="linkId" rules={[chosen]}>
          <RemoteSelect
            key={kind}
            source={target.path}
            search={(words, signal) => findTargets(target, words, signal)}
            nameOf={(id, signal) => nameOfTarget(target, id, signal)}
          />
        </Field>
      )}
    </>
  );
}
