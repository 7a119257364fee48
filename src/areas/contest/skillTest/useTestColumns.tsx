import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { MenuLink } from '@/shared/menu/MenuLink';
import { baseFilter } from '@/shared/list/filter/baseData';
import { OCCUPATIONS, passRateOf, type SkillTest } from './skillTest.api';

/** The columns and filters of the tests. */
export function useTestColumns(): Column<SkillTest>[] {
  const { t } = useTranslation(['contest', 'shared']);
  const number = (field: keyof SkillTest & string) => ({
    field,
    title: t(`skillTest.${field}`),
    kind: 'number' as const,
  });
  return [
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
}
