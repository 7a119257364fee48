import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { skillTestName, skillTests } from './skillTest.api';
import { isEditable, isRemovable } from './skillTest.states';
import { useTestActions } from './useTestActions';
import { useTestColumns } from './useTestColumns';

const address = listAddress({
  filters: {
    testName: text,
    occupationId: text,
    skillLevel: entry,
    testStatus: entry,
    beginTime: day,
    endTime: day,
  },
  sortable: ['id', 'testCount', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

/** The list of skill tests: write with their questions, publish to candidates, stop. */
export default function SkillTestListPage() {
  const { t } = useTranslation(['contest', 'shared']);
  const link = useLinkAction();
  const movesOf = useTestActions();

  return (
    <CrudPage
      api={skillTests}
      address={address}
      permission="contest:skillTest"
      title={t('skillTest.title')}
      nameOf={skillTestName}
      columns={useTestColumns()}
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
