import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';
import { DictSelect } from '@/shared/dict/DictSelect';
import { ResourceSelectMany } from '@/shared/form/fields/ResourceSelect';
import { SortItem, StatusItem } from '@/shared/form/fields/CommonItems';
import { ImageField } from '@/shared/files/upload/ImageField';
import { occupations } from '../occupation/occupation.resource';
import { useChoicesOf } from '../ui/useChoicesOf';
import { UrlItem } from '../ui/UrlItem';
import { type Certificate, certificates } from './certificate.resource';

const { Entry, Field, Text } = itemsOf(certificates);

const Url = UrlItem<Certificate>;

export function CertificateFields() {
  const { t } = useTranslation(['base', 'shared']);
  return (
    <>
      <Text name="certificateName" required />
      <Entry name="certificateType" required />
      <Text name="issuer" required />
      <Field name="occupationIds" label={t('certificate.occupations')}>
        <ResourceSelectMany choices={useChoicesOf('occupationIds', occupations.path, 'occupationName')} />
      </Field>
      <Field name="levels">
        <DictSelect dictType="biz_skill_level" mode="multiple" />
      </Field>
      <Field name="validYears" extra={t('certificate.validHint')}>
        <InputNumber min={0} max={99} precision={0} style={{ width: 160 }} />
      </Field>
      <Field name="sampleImg">
        <ImageField />
      </Field>
      <Url name="queryUrl" label={t('certificate.queryUrl')} max={200} />
      <SortItem />
      <StatusItem />
      <RemarkItem />
    </>
  );
}
