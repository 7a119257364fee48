import type { Permission } from '@/shared/vocabulary/permission';
import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { moneyColumn } from '@/shared/list/moneyColumn';
import { linked } from '@/shared/actions/linked';
import { useGoTo, useMenuLink } from '@/shared/menu/links';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { MenuLink } from '@/shared/menu/MenuLink';
import { NewButton } from '@/shared/actions/NewButton';
import { RowActions } from '@/shared/actions/RowActions';
import { rangeColumn } from '@/shared/list/searchForm';
import { useRemove } from '@/shared/actions/useRemove';
import { dictColumn } from '@/shared/dict/dictColumn';
import { baseColumn } from '@/shared/fields/baseData';
import { OCCUPATIONS, type SkillTest, skillTests } from './skillTest.api';
import { isEditable, isRemovable } from './skillTest.states';
import { useTestActions } from './useTestActions';

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
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const goTo = useGoTo();
  const to = (label: string, permission: Permission, key: MenuKey, { id }: SkillTest) =>
    linked(linkOf(key, { id }), { label, permission, onClick: (address) => navigate(address) });
  const movesOf = useTestActions();
  const remove = useRemove(skillTests, ({ testName }) => testName);
  const number = (dataIndex: keyof SkillTest & string, title: string) => ({
    dataIndex,
    title,
    search: false as const,
    align: 'right' as const,
  });

  const columns: ProColumns<SkillTest>[] = [
    { dataIndex: 'id', title: 'ID', search: false, sorter: true },
    {
      dataIndex: 'testName',
      title: t('skillTest.testName'),
      render: (_, test) => (
        <MenuLink to="skillTestDetail" query={{ id: test.id }}>
          <bdi>{test.testName}</bdi>
        </MenuLink>
      ),
    },
    baseColumn(t('skillTest.occupationId'), 'occupationId', OCCUPATIONS.path, OCCUPATIONS.nameKey),
    { dataIndex: 'occupationName', title: t('skillTest.occupationName'), search: false },
    dictColumn('biz_skill_level', 'skillLevel', t('skillTest.skillLevel')),
    number('duration', t('skillTest.duration')),
    number('totalScore', t('skillTest.totalScore')),
    number('passScore', t('skillTest.passScore')),
    number('questionCount', t('skillTest.questionCount')),
    moneyColumn('fee', t('skillTest.fee')),
    { ...number('testCount', t('skillTest.testCount')), sorter: true },
    number('passRate', t('skillTest.passRate')),
    dictColumn('biz_test_status', 'testStatus', t('shared:field.status')),
    { dataIndex: 'createTime', title: t('shared:field.createTime'), search: false, sorter: true },
    rangeColumn(t('shared:field.createTime')),
    actionsColumn(t('shared:action.actions'), (test) => (
      <RowActions
        name={test.testName}
        actions={[
          ...to(t('shared:action.detail'), 'contest:skillTest:get', 'skillTestDetail', test),
          ...movesOf(test),
          ...(isEditable(test.testStatus)
            ? to(t('shared:action.edit'), 'contest:skillTest:edit', 'skillTestEdit', test)
            : []),
          ...(isRemovable(test.testStatus)
            ? [
                {
                  label: t('shared:action.remove'),
                  permission: 'contest:skillTest:remove' as const,
                  danger: true,
                  onClick: () => remove([test]),
                },
              ]
            : []),
        ]}
      />
    )),
  ];

  return (
    <>
      <DraftOffer<SkillTest>
        path={skillTests.path}
        onResume={(test) => (test === 'new' ? goTo('skillTestAdd') : goTo('skillTestEdit', { id: test.id }))}
      />
      <CrudTable
        api={skillTests}
        address={address}
        columns={columns}
        nameOf={({ testName }) => testName}
        title={t('skillTest.title')}
        toolbar={
          linkOf('skillTestAdd') !== undefined && (
            <NewButton permission="contest:skillTest:add" onClick={() => goTo('skillTestAdd')} />
          )
        }
      />
    </>
  );
}
