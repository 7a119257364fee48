import type { Permission } from '@/shared/vocabulary/permission';
import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/form/drafts/DraftOffer';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { linked } from '@/shared/list/actions/linked';
import { useGoTo, useMenuLink } from '@/shared/menu/links';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { MenuLink } from '@/shared/menu/MenuLink';
import { NewButton } from '@/shared/list/actions/NewButton';
import { useRemove } from '@/shared/list/actions/useRemove';
import { baseFilter } from '@/shared/list/filter/baseData';
import { OCCUPATIONS, passRateOf, type SkillTest, skillTests } from './skillTest.api';
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
  const number = (field: keyof SkillTest & string) => ({
    field,
    title: t(`skillTest.${field}`),
    kind: 'number' as const,
  });

  const columns: Column<SkillTest>[] = [
    {
      field: 'testName',
      title: t('skillTest.testName'),
      filter: true,
      render: (test) => (
        <MenuLink to="skillTestDetail" query={{ id: test.id }}>
          <bdi>{test.testName}</bdi>
        </MenuLink>
      ),
    },
    { field: 'testStatus', title: t('shared:field.status'), dict: 'biz_test_status', filter: true, card: 'state' },
    {
      field: 'occupationName',
      title: t('skillTest.occupationName'),
      filter: baseFilter('occupationId', OCCUPATIONS.path, OCCUPATIONS.nameKey),
    },
    { field: 'skillLevel', title: t('skillTest.skillLevel'), dict: 'biz_skill_level', filter: true },
    { ...number('testCount'), sort: true },
    { ...number('passRate'), text: passRateOf },
    number('questionCount'),
    number('duration'),
    number('totalScore'),
    number('passScore'),
    { field: 'fee', title: t('skillTest.fee'), kind: 'money', sort: true },
    { field: 'createTime', title: t('shared:field.createTime'), filter: true, kind: 'time', sort: true },
    { field: 'id', title: 'ID', sort: true, width: 's' },
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
        actions={(test) => [
          ...to(t('shared:action.edit'), 'contest:skillTest:edit', 'skillTestEdit', test).map((action) => ({
            ...action,
            disabledReason: !isEditable(test.testStatus) && t('shared:crud.off.closed'),
          })),
          ...movesOf(test),
          ...to(t('shared:action.detail'), 'contest:skillTest:get', 'skillTestDetail', test),
          {
            label: t('shared:action.remove'),
            permission: 'contest:skillTest:remove',
            danger: true,
            disabledReason: !isRemovable(test.testStatus) && t('shared:crud.off.stays'),
            onClick: () => remove([test]),
          },
        ]}
        nameOf={({ testName }) => testName}
        title={t('skillTest.title')}
        create={
          linkOf('skillTestAdd') !== undefined && (
            <NewButton permission="contest:skillTest:add" onClick={() => goTo('skillTestAdd')} />
          )
        }
      />
    </>
  );
}
