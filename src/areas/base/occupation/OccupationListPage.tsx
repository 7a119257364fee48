import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CrudTreePage } from '@/shared/tree/CrudTreePage';
import { listAddress, oneOf, text } from '@/shared/list/listAddress';
import { switchColumn } from '@/shared/list/switchColumn';
import { SortItem, StatusItem, YesNoItem } from '@/shared/fields/CommonItems';
import { TextItem } from '@/shared/fields/TextItem';
import { industries } from '../industry/industry.api';
import { hotColumn } from '../ui/hotColumn';
import { ManySelect } from '../ui/ManySelect';
import { type Occupation, occupations } from './occupation.api';

const address = listAddress({
  filters: { occupationName: text, occupationCode: text, status: oneOf('0', '1') },
  sortable: [],
  paged: false,
});
const nameOf = ({ occupationName }: Occupation) => occupationName;

/** The occupations below the major groups of the national classification. */
export default function OccupationListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const status = t('shared:field.status');
  return (
    <CrudTreePage<Occupation>
      api={occupations}
      address={address}
      permission="base:occupation"
      title={t('occupation.title')}
      nameOf={nameOf}
      parent={{ label: t('occupation.parent'), levels: 3 }}
      columns={[
        { dataIndex: 'occupationName', title: t('occupation.name') },
        { dataIndex: 'occupationCode', title: t('occupation.code') },
        hotColumn(t('hot')),
        { dataIndex: 'sort', title: t('shared:field.sort'), search: false, align: 'right' },
        switchColumn({ api: occupations, title: status, nameOf, permission: 'base:occupation:edit' }),
      ]}
      fields={
        <>
          <TextItem name="occupationName" label={t('occupation.name')} max={50} required />
          <Form.Item
            name="occupationCode"
            label={t('occupation.code')}
            rules={[{ pattern: /^[1-8](?:-\d{2}){0,3}$/, message: t('occupation.codeInvalid') }]}
          >
            <Input maxLength={20} autoComplete="off" />
          </Form.Item>
          <Form.Item name="industryIds" label={t('occupation.industries')}>
            <ManySelect path={industries.path} nameKey="industryName" />
          </Form.Item>
          <YesNoItem name="isHot" label={t('hot')} />
          <TextItem name="description" label={t('occupation.description')} max={500} lines={2} />
          <SortItem required />
          <StatusItem />
        </>
      }
    />
  );
}
