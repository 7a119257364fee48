import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { MenuLink } from '@/shared/menu/MenuLink';
import { baseFilter } from '@/shared/list/filter/baseData';
import { OCCUPATIONS, passRateOf, type SkillTest, skillTests } from './skillTest.resource';

/** The columns and filters of the tests. */
export function useTestColumns(): Column<SkillTest>[] {
  const { t } = useTranslation(['contest', 'shared']);
  const number = (field: keyof SkillTest & string) => ({
    field,
    title: t(`skillTest.${field}`),
    kind: 'number' as const,
  });
  return columnsOf(t, skillTests, [
    {
      field: 'testName',
      filter: true,
      render: (test) => (
        <MenuLink to="skillTestDetail" query={{ id: test.id }}>
          <bdi>{test.testName}</bdi>
        </MenuLink>
      ),
    },
    { field: 'testStatus', title: t('shared:field.status'), filter: true, card: 'state' },
    { field: 'occupationName', filter: baseFilter('occupationId', OCCUPATIONS.path, OCCUPATIONS.nameKey) },
    { field: 'skillLevel', filter: true },
    { ...number('testCount'), sort: true },
    { ...number('passRate'), text: passRateOf },
    number('questionCount'),
    number('duration'),
    number('totalScore'),
    number('passScore'),
    { field: 'fee', sort: true },
    { field: 'createTime', filter: true, sort: true },
    { field: 'id', title: 'ID', sort: true, width: 's' },
  ]);
}
