import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { CrudForm } from '@/shared/form/CrudForm';
import type { Opening } from '@/shared/form/useEditing';
import { DictSelect } from '@/shared/dict/DictSelect';
import { SortItem, StatusItem } from '@/shared/fields/CommonItems';
import { ImageField } from '@/shared/upload/ImageField';
import { RemarkItem, TextItem } from '@/shared/fields/TextItem';
import { occupations } from '../occupation/occupation.api';
import { ManySelect } from '../ui/ManySelect';
import { UrlItem } from '../ui/UrlItem';
import { type Certificate, certificates } from './certificate.api';

interface CertificateFormProps {
  opening: Opening<Certificate> | undefined;
  nameOf: (certificate: Certificate) => string;
}

/** Adds a certificate or changes one. */
export function CertificateForm({ opening, nameOf }: CertificateFormProps) {
  const { t } = useTranslation(['base', 'shared']);
  return (
    <CrudForm
      api={certificates}
      title={t('certificate.title')}
      nameOf={nameOf}
      start={{ status: '0', validYears: 0 }}
      opening={opening}
      fields={
        <>
          <TextItem name="certificateName" label={t('certificate.name')} max={60} required />
          <Form.Item name="certificateType" label={t('certificate.certificateType')} rules={[{ required: true }]}>
            <DictSelect dictType="biz_certificate_type" />
          </Form.Item>
          <TextItem name="issuer" label={t('certificate.issuer')} max={100} required />
          <Form.Item name="occupationIds" label={t('certificate.occupations')}>
            <ManySelect path={occupations.path} nameKey="occupationName" />
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
      }
    />
  );
}
