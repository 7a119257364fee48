import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { DictSelect } from '@/shared/dict/DictSelect';
import { RemoteSelect } from '@/shared/form/fields/RemoteSelect';
import { httpUrl } from '@/shared/lib/safeUrl';
import { chosen } from '@/shared/form/fields/required';
import { type AdvertForm, adverts } from './advert.resource';
import { findTargets, nameOfTarget, targets } from './targets.api';

const { Field, Text } = itemsOf<AdvertForm>(adverts);

/** The target of a click: none, a URL, or a record of one kind. */
export function LinkFields() {
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
            search={(words, signal) => findTargets(target, words, signal)}
            nameOf={(id, signal) => nameOfTarget(target, id, signal)}
          />
        </Field>
      )}
    </>
  );
}
