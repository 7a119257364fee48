import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { switchColumn } from '@/shared/list/switchColumn';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { type BenefitTag, benefitTagName, benefitTags } from './benefitTag.api';
import { BenefitTagFields } from './BenefitTagFields';

const address = listAddress({
  filters: { tagName: text, tagType: entry, status: entry },
  sortable: ['useCount', 'sort'],
  defaultSort: { field: 'sort', order: 'asc' },
});
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
      nameOf={benefitTagName}
      undeletable={isBuiltIn}
      batch="remove"
      columns={[
        { field: 'tagName', title: t('benefitTag.name'), filter: true },
        switchColumn({
          api: benefitTags,
          title: status,
          nameOf: benefitTagName,
          permission: `${permission}:edit` as const,
        }),
        { field: 'tagType', title: t('benefitTag.tagType'), dict: 'biz_benefit_type', filter: true },
        { field: 'useCount', title: t('benefitTag.useCount'), kind: 'number', sort: true },
        { field: 'isSystem', title: t('benefitTag.isSystem'), dict: 'sys_yes_no' },
        { field: 'sort', title: t('shared:field.sort'), kind: 'number', sort: true },
      ]}
      form={{
        as: 'dialog',
        start: { status: '0' },
        fields: (row) => <BenefitTagFields locked={row !== undefined && isBuiltIn(row)} />,
      }}
    />
  );
}
