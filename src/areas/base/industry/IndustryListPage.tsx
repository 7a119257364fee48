import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CrudTreePage } from '@/shared/tree/CrudTreePage';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { switchColumn } from '@/shared/list/switchColumn';
import { SortItem, StatusItem, YesNoItem } from '@/shared/fields/CommonItems';
import { TextItem } from '@/shared/fields/TextItem';
import { hotColumn } from '../ui/hotColumn';
import { IconItem } from '../ui/IconItem';
import { industries, type Industry } from './industry.api';

const address = listAddress({
  filters: { industryName: text, industryCode: text, status: entry },
  sortable: [],
  paged: false,
});
const nameOf = ({ industryName }: Industry) => industryName;

/** The industries in the three levels of GB/T 4754. */
export default function IndustryListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const status = t('shared:field.status');
  return (
    <CrudTreePage<Industry>
      api={industries}
      address={address}
      permission="base:industry"
      title={t('industry.title')}
      nameOf={nameOf}
      parent={{ label: t('industry.parent'), levels: 3 }}
      columns={[
        { dataIndex: 'industryName', title: t('industry.name') },
        { dataIndex: 'industryCode', title: t('industry.code') },
        hotColumn(t('hot')),
        { dataIndex: 'sort', title: t('shared:field.sort'), search: false, align: 'right' },
        switchColumn({ api: industries, title: status, nameOf, permission: 'base:industry:edit' }),
      ]}
      form={{
        as: 'dialog',
        fields: (
          <>
            <TextItem name="industryName" label={t('industry.name')} max={50} required />
            <Form.Item
              name="industryCode"
              label={t('industry.code')}
              rules={[{ pattern: /^(?:[A-T]|\d{2,4})$/, message: t('industry.codeInvalid') }]}
            >
              <Input maxLength={10} autoComplete="off" />
            </Form.Item>
            <IconItem />
            <YesNoItem name="isHot" label={t('hot')} />
            <SortItem required />
            <StatusItem />
          </>
        ),
      }}
    />
  );
}
