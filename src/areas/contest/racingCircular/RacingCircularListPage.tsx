import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { isOpen } from '@/shared/transitions/publishMoves';
import { circularName, circulars } from './circular.api';
import { useCircularActions } from './useCircularActions';
import { useCircularColumns } from './useCircularColumns';

const address = listAddress({
  filters: {
    title: text,
    circularType: entry,
    publishStatus: entry,
    competitionId: text,
    beginTime: day,
    endTime: day,
  },
  sortable: ['id', 'publishTime', 'viewCount'],
  defaultSort: { field: 'id', order: 'desc' },
});

/** The list of contest circulars: write, publish, withdraw. */
export default function RacingCircularListPage() {
  const { t } = useTranslation(['contest', 'shared']);
  const link = useLinkAction();
  const movesOf = useCircularActions();

  return (
    <CrudPage
      api={circulars}
      address={address}
      permission="contest:racingCircular"
      title={t('racingCircular.title')}
      nameOf={circularName}
      columns={useCircularColumns()}
      uneditable={({ publishStatus }) => !isOpen(publishStatus)}
      undeletable={({ publishStatus }) => !isOpen(publishStatus)}
      batch="remove"
      rowActions={(circular, { edit, remove }) => [
        ...edit,
        ...movesOf(circular),
        ...link(
          'racingCircularDetail',
          { id: circular.id },
          { label: t('shared:action.detail'), permission: 'contest:racingCircular:get' },
        ),
        ...remove,
      ]}
      form={{ as: 'page', add: 'racingCircularAdd', edit: 'racingCircularEdit' }}
    />
  );
}
