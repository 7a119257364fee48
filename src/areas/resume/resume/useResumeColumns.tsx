import type { DictName } from '@/shared/vocabulary/dictName';
import type { ProColumns } from '@ant-design/pro-components';
import { Avatar, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { linked } from '@/shared/actions/linked';
import { useMenuLink } from '@/shared/menu/links';
import { MenuLink } from '@/shared/menu/MenuLink';
import { RowActions } from '@/shared/actions/RowActions';
import { numberRangeColumn, rangeColumn } from '@/shared/list/searchForm';
import { dictColumn } from '@/shared/dict/dictColumn';
import { movesFrom } from '@/shared/states/moves';
import { safeHref } from '@/shared/lib/safeUrl';
import { AGES, type Resume } from './resume.api';
import { type ResumeMove, resumeMoves } from './resume.states';

/** The columns and search fields of the resume library. */
export function useResumeColumns(onMove: (row: Resume, move: ResumeMove) => void): ProColumns<Resume>[] {
  const { t } = useTranslation(['resume', 'shared']);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const from = pathname + search;
  const words = (key: keyof Resume & string): ProColumns<Resume> => ({ dataIndex: key, title: t(`field.${key}`) });
  const plain = (key: keyof Resume & string): ProColumns<Resume> => ({ ...words(key), search: false });
  const dict = (type: DictName, key: keyof Resume & string) => dictColumn<Resume>(type, key, t(`field.${key}`));
  const counted = (key: keyof Resume & string): ProColumns<Resume> => ({ ...plain(key), sorter: true, align: 'right' });

  return [
    {
      ...words('realName'),
      render: (_, row) => (
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8, verticalAlign: 'middle' }}>
          <Avatar size={28} src={safeHref(row.avatar)} alt="">
            {row.realName.slice(0, 1)}
          </Avatar>
          <MenuLink to="resumeInfo" query={{ id: row.id }} state={{ from }}>
            <bdi>{row.realName}</bdi>
          </MenuLink>
        </span>
      ),
    },
    words('phone'),
    dict('biz_education', 'education'),
    dict('biz_work_years', 'workYears'),
    listed('expectOccupations'),
    { ...words('expectCities'), hideInTable: true },
    { ...plain('expectSalaryText'), align: 'right' },
    dict('biz_job_status', 'jobStatus'),
    words('schoolName'),
    plain('specialtyName'),
    dict('sys_user_sex', 'sex'),
    numberRangeColumn(t('field.age'), ['ageBegin', 'ageEnd'], AGES),
    counted('age'),
    plain('regionName'),
    words('resumeNo'),
    {
      ...counted('completeness'),
      render: (_, { completeness }) => (
        <Progress
          percent={completeness ?? 0}
          size="small"
          style={{ width: 96, margin: 0 }}
          aria-label={t('field.completeness')}
        />
      ),
    },
    dict('biz_resume_visibility', 'visibility'),
    counted('viewCount'),
    counted('downloadCount'),
    dict('sys_normal_disable', 'status'),
    { ...plain('refreshTime'), sorter: true },
    rangeColumn(t('field.refreshTime')),
    actionsColumn(t('shared:action.actions'), (row) => (
      <RowActions
        name={row.realName}
        actions={[
          ...linked(linkOf('resumeInfo', { id: row.id }), {
            label: t('read'),
            permission: 'resume:resume:get',
            onClick: (to) => navigate(to, { state: { from } }),
          }),
          ...linked(linkOf('resumeInfo', { id: row.id }), {
            label: t('shared:print.short'),
            permission: 'resume:resume:export',
            onClick: (to) => navigate(to, { state: { from, print: true } }),
          }),
          ...movesFrom(resumeMoves, row.status).map((move) => ({
            label: t(move),
            permission: resumeMoves[move].permission,
            danger: move === 'hide',
            onClick: () => onMove(row, move),
          })),
        ]}
      />
    )),
  ];

  function listed(key: 'expectOccupations'): ProColumns<Resume> {
    return { ...words(key), render: (_, row) => row[key]?.join(t('and')) || '-' };
  }
}
