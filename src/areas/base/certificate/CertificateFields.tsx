import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictSelect } from '@/shared/dict/DictSelect';
import { allOf } from '@/shared/fields/baseData';
import { ResourceSelectMany } from '@/shared/fields/ResourceSelect';
import { SortItem, StatusItem } from '@/shared/fields/CommonItems';
import { ImageField } from '@/shared/upload/ImageField';
import { RemarkItem, TextItem } from '@/shared/fields/TextItem';
import { occupations } from '../occupation/occupation.api';
import { UrlItem } from '../ui/UrlItem';

/** The fields of a certificate. */
export function CertificateFields() {
  const { t } = useTranslation(['base', 'shared']);
  return (
    <>
      <TextItem name="certificateName" label={t('certificate.name')} max={60} required />
      <Form.Item name="certificateType" label={t('certificate.certificateType')} rules={[{ required: true }]}>
        <DictSelect dictType="biz_certificate_type" />
      </Form.Item>
      <TextItem name="issuer" label={t('certificate.issuer')} max={100} required />
      <Form.Item name="occupationIds" label={t('certificate.occupations')}>
        <ResourceSelectMany choices={allOf(occupations.path, 'occupationName')} />
      </Form.Item>
      <Form.Item name="levels" label={t('certificate.levels')}>
        <DictSelect dictType="biz_skill_level" mode="multiple" />
      </Form.Item>
      <Form.Item name="validYears" label={t('certificate.validYears')} extra={t('certificate.validHint')}>
        <InputNumber min={0} max={99} precision={0} style={{ width: 160 }} />
      </Form.Item>
      <Form.Item name="sampleImg" label={t('certificate.sampleImg')}>
        <ImageField />
      </Form.Item>
      <UrlItem name="queryUrl" label={t('certificate.queryUrl')} max={200} />
      <SortItem />
      <StatusItem />
      <RemarkItem />
    </>
  );
}
