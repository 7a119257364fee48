import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { SidePanel } from '../ui/SidePanel';
import { districtName, districts, levelOf } from './district.api';
import { DistrictModal } from './DistrictModal';
import { DistrictPanel } from './DistrictPanel';
import { useDistrictColumns } from './useDistrictColumns';

const address = listAddress({
  filters: { name: text, deep: entry, pid: text, id: text, pinyin: text, operator: text },
  sortable: ['id', 'name', 'createTime', 'updateTime'],
  defaultSort: { field: 'id', order: 'asc' },
});

/** The administrative divisions, found in a tree or by search, each with its parents. */
export default function DistrictListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [dialogs, open] = useDialogs();

  return (
    <SidePanel title={t('district.tree')} panel={<DistrictPanel />}>
      <CrudPage
        api={districts}
        address={address}
        permission="system:districts"
        title={t('district.title')}
        nameOf={districtName}
        columns={useDistrictColumns()}
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
      >
        {dialogs}
      </CrudPage>
    </SidePanel>
  );
}
