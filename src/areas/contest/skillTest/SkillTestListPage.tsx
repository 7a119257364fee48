import { useTranslation } from 'react-i18next';
import { addressOf } from '@/shared/list/addressOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { skillTests } from './skillTest.resource';
import { isEditable, isRemovable } from './skillTest.states';
import { useTestActions } from './useTestActions';
import { useTestColumns } from './useTestColumns';

/** The list of skill tests: create and edit with questions, publish to candidates, stop. */
export default function SkillTestListPage() {
  const { t } = useTranslation(['contest', 'shared']);
  const link = useLinkAction();
  const movesOf = useTestActions();

  const columns = useTestColumns();
  const address = addressOf(columns, { defaultSort: { field: 'createTime', order: 'desc' } });
  return (
    <CrudPage
      api={skillTests}
      address={address}
      columns={columns}
      uneditable={({ testStatus }) => !isEditable(testStatus)}
      undeletable={({ testStatus }) => !isRemovable(testStatus)}
      rowActions={(test, { edit, remove }) => [
        ...edit,
        ...movesOf(test),
        ...link(
          'skillTestDetail',
          { id: test.id },
          { label: t('shared:action.detail'), permission: 'contest:skillTest:get' },
        ),
        ...remove,
      ]}
      form={{ as: 'page', add: 'skillTestAdd', edit: 'skillTestEdit' }}
    />
  );
}
