import { Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { CrudTreePage } from '@/shared/tree/CrudTreePage';
import { listAddress, oneOf, text } from '@/shared/list/listAddress';
import { switchColumn } from '@/shared/list/switchColumn';
import { dictColumn } from '@/shared/dict/dictColumn';
import { DictSelect } from '@/shared/dict/DictSelect';
import { SortItem, StatusItem } from '@/shared/fields/CommonItems';
import { TextItem } from '@/shared/fields/TextItem';
import { specialties, type Specialty } from './specialty.api';

const address = listAddress({
  filters: {
    specialtyName: text,
    specialtyCode: text,
    degreeLevel: oneOf('1', '2', '3', '4', '5', '9'),
    status: oneOf('0', '1'),
  },
  sortable: [],
  paged: false,
});
const nameOf = ({ specialtyName }: Specialty) => specialtyName;

/** Disciplines, the classes in them, and the majors in those. */
export default function SpecialtyListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const status = t('shared:field.status');
  return (
    <CrudTreePage<Specialty>
      api={specialties}
      address={address}
      permission="base:specialty"
      title={t('specialty.title')}
      nameOf={nameOf}
      parent={{ label: t('specialty.parent'), levels: 3 }}
      columns={[
        { dataIndex: 'specialtyName', title: t('specialty.name') },
        { dataIndex: 'specialtyCode', title: t('specialty.code') },
        dictColumn('biz_school_level', 'degreeLevel', t('specialty.degreeLevel')),
        { dataIndex: 'degreeType', title: t('specialty.degreeType'), search: false },
        { dataIndex: 'sort', title: t('shared:field.sort'), search: false, align: 'right' },
        switchColumn({ api: specialties, title: status, nameOf, permission: 'base:specialty:edit' }),
      ]}
      fields={
        <>
          <TextItem name="specialtyName" label={t('specialty.name')} max={50} required />
          <Form.Item
            name="specialtyCode"
            label={t('specialty.code')}
            rules={[{ pattern: /^\d{2,6}[A-Z]{0,2}$/, message: t('specialty.codeInvalid') }]}
          >
            <Input maxLength={10} autoComplete="off" />
          </Form.Item>
          <Form.Item name="degreeLevel" label={t('specialty.degreeLevel')}>
            <DictSelect dictType="biz_school_level" />
          </Form.Item>
          <TextItem name="degreeType" label={t('specialty.degreeType')} max={20} />
          <Form.Item name="duration" label={t('specialty.duration')}>
            <InputNumber min={1} max={8} precision={0} style={{ width: 160 }} />
          </Form.Item>
          <SortItem required />
          <StatusItem />
        </>
      }
    />
  );
}
