import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { switchColumn } from '@/shared/list/switchColumn';
import { dictColumn } from '@/shared/dict/dictColumn';
import { CrudPage } from '@/shared/crud/CrudPage';
import { type BenefitTag, benefitTags } from './benefitTag.api';
import { BenefitTagFields } from './BenefitTagFields';

const address = listAddress({
  filters: { tagName: text, tagType: entry, status: entry },
  sortable: ['useCount', 'sort'],
  defaultSort: { field: 'sort', order: 'asc' },
});
const nameOf = ({ tagName }: BenefitTag) => tagName;
const isBuiltIn = ({ isSystem }: BenefitTag) => isSystem === 'Y';
const permission = 'base:benefitTag';

/** The list of benefit tags; built-in tags cannot be renamed or removed. */
export default function BenefitTagListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const status = t('shared:field.status');
  return (
    <CrudPage<BenefitTag>
      api={benefitTags}
      address={address}
      permission={permission}
      title={t('benefitTag.title')}
      nameOf={nameOf}
      stays={isBuiltIn}
      batch="remove"
      columns={[
        { dataIndex: 'tagName', title: t('benefitTag.name') },
        dictColumn('biz_benefit_type', 'tagType', t('benefitTag.tagType')),
        { dataIndex: 'useCount', title: t('benefitTag.useCount'), search: false, sorter: true, align: 'right' },
        { ...dictColumn<BenefitTag>('sys_yes_no', 'isSystem', t('benefitTag.isSystem')), search: false },
        { dataIndex: 'sort', title: t('shared:field.sort'), search: false, sorter: true, align: 'right' },
        switchColumn({ api: benefitTags, title: status, nameOf, permission: `${permission}:edit` as const }),
      ]}
      form={{
        as: 'dialog',
        start: { status: '0' },
        fields: (row) => <BenefitTagFields locked={row !== undefined && isBuiltIn(row)} />,
      }}
    />
  );
}
