import { useTranslation } from 'react-i18next';
import { addressOf } from '@/shared/list/addressOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { isOpen } from '@/shared/resource/transitions/publishMoves';
import { circulars } from './circular.resource';
import { useCircularActions } from './useCircularActions';
import { useCircularColumns } from './useCircularColumns';

/** The list of contest circulars: write, publish, withdraw. */
export default function RacingCircularListPage() {
  const { t } = useTranslation(['contest', 'shared']);
  const link = useLinkAction();
  const movesOf = useCircularActions();

  const columns = useCircularColumns();
  const address = addressOf(columns, { defaultSort: { field: 'id', order: 'desc' } });
  return (
    <CrudPage
      api={circulars}
      address={address}
      columns={columns}
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
