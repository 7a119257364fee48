import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { SidePanel } from '../ui/SidePanel';
import { districts, levelOf } from './district.resource';
import { DistrictModal } from './DistrictModal';
import { DistrictPanel } from './DistrictPanel';
import { useDistrictColumns } from './useDistrictColumns';

/** The list of administrative divisions with their parents. Beside the list are a tree and a search for divisions. */
export default function DistrictListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const open = useOpenDialog();

  const columns = useDistrictColumns();
  return (
    <SidePanel title={t('district.tree')} panel={<DistrictPanel />}>
      <CrudPage
        api={districts}
        columns={columns}
        defaultSort={{ field: 'id', order: 'asc' }}
        exportable
        batch="remove"
        rowActions={(district, { edit, remove }) => [
          ...edit,
          {
            label: t('shared:crud.addBelow'),
            permission: 'system:districts:add',
            disabledReason: levelOf(district) >= 2 && t('shared:crud.off.deepest'),
            onClick: () => open((close) => <DistrictModal above={district} onClose={close} />),
          },
          ...remove,
        ]}
        form={({ row, close }) => <DistrictModal district={row} onClose={close} />}
      />
    </SidePanel>
  );
}
