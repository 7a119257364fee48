import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { ColourTag } from '@/shared/dict/DictTag';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { useChange } from '@/shared/list/actions/useChange';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { FlowDrawer } from '../ui/FlowDrawer';
import { copies, type Copy, markRead } from './copy.resource';

/** The requests that were copied to the signed-in user. Opening a request marks its copy as read. */
export default function CopyListPage() {
  const { t } = useTranslation(['workflow', 'shared']);
  const open = useOpenDialog();
  const change = useChange(copies.path);
  const states = ['N', 'Y'].map((value) => ({ value, label: t(value === 'Y' ? 'copy.read' : 'copy.unread') }));
  const labelOf = ({ readFlag }: Copy) => states.find(({ value }) => value === readFlag)?.label ?? '-';
  const show = (row: Copy) => {
    open((close) => <FlowDrawer title={copies.nameOf(row)} flow={row} onClose={close} />);
    if (row.readFlag === 'N') void change(() => markRead(row.id), '');
  };
  const columns = columnsOf(t, copies, [
    { field: 'title', title: t('request.name'), filter: true, width: 'l' },
    {
      field: 'readFlag',
      filter: { options: states, isPlain: true },
      card: 'state',
      text: labelOf,
      render: (row) => <ColourTag colour={row.readFlag === 'N' ? 'warning' : 'default'}>{labelOf(row)}</ColourTag>,
    },
    { field: 'copiedBy', card: 'fact' },
    { field: 'remark', width: 'rest' },
    { field: 'time', sort: true },
    { field: 'procName', title: t('flow.procName') },
    { field: 'applyer', title: t('flow.applyer') },
    { field: 'result', title: t('flow.result'), dict: 'act_business_result' },
  ]);
  return (
    <CrudPage
      api={copies}
      columns={columns}
      rowActions={(row) => [{ label: t('shared:action.detail'), onClick: () => show(row) }]}
    />
  );
}
