import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { switchColumn } from '@/shared/list/switchColumn';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { type BenefitTag, benefitTags } from './benefitTag.resource';
import { BenefitTagFields } from './BenefitTagFields';

const isBuiltIn = ({ isSystem }: BenefitTag) => isSystem === 'Y';

/** The list of benefit tags; built-in tags cannot be renamed or removed. */
export default function BenefitTagListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const columns = columnsOf(t, benefitTags, [
    { field: 'tagName', filter: true },
    switchColumn(benefitTags),
    { field: 'tagType', filter: true },
    { field: 'useCount', sort: true },
    'isSystem',
    { field: 'sort', sort: true },
  ]);
  return (
    <CrudPage<BenefitTag>
      api={benefitTags}
      undeletable={isBuiltIn}
      batch="remove"
      bulk={{ fields: ['tagType', 'status'] }}
      columns={columns}
      defaultSort={{ field: 'sort', order: 'asc' }}
      form={{
        as: 'dialog',
        start: { status: '0' },
        fields: (row) => <BenefitTagFields locked={row !== undefined && isBuiltIn(row)} />,
      }}
    />
  );
}
