import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from 'antd';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { offers } from '@/shared/resource/transitions/recordMoves';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useListState } from '@/shared/list/useListState';
import { useIsDecided } from '@/shared/review/decision/useUndoable';
import { forgetQueues } from '@/shared/review/useQueue';
import { useCan } from '@/shared/auth/Can';
import { shownHere } from '@/shared/files/shownHere';
import type { Column } from '@/shared/list/column';
import { columnsOf } from '@/shared/list/columnsOf';
import { MenuLink } from '@/shared/menu/MenuLink';
import type { DictName } from '@/shared/vocabulary/dictName';
import { useFailedColumn } from '@/shared/review/reviewColumns';
import { type ResumeMove, resumeMoves } from './resume.states';
import { AGES, type Resume, resumes } from './resume.resource';
import { resumeAddress } from './resume.address';
import { resumeKind } from './resume.review';
import { useResumeActions, useResumeStart } from './useResumeActions';
import styles from './resumeList.module.css';

/** The resume library. Users search, export, hide and unhide resumes, and read one resume after another. */
export default function BiographicalNotesPage() {
  const { t } = useTranslation(['resume', 'shared', 'review']);
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const link = useLinkAction();
  const client = useQueryClient();
  const { query: queue } = useListState(resumeAddress, resumes.path);
  const actionsOf = useResumeActions();
  const start = useResumeStart();
  const mayMove = useCan(resumeMoves.hide.permission);
  return (
    <CrudPage
      api={resumes}
      address={resumeAddress}
      title={t('title')}
      columns={useResumeColumns()}
      rowActions={(row) => [
        ...link(
          'resumeInfo',
          { id: row.id, queue },
          {
            label: t('read'),
            permission: 'resume:resume:get',
            onOpen: () => forgetQueues(client, resumes.path),
            state: { from },
          },
        ),
        ...actionsOf(row),
        ...link(
          'resumeInfo',
          { id: row.id },
          { label: t('shared:print.short'), permission: 'resume:resume:export', state: { from, print: true } },
        ),
      ]}
      exportable
      batch={mayMove && ((rows, clear) => <HideSelected rows={rows} onMove={(name, of) => start(name, of, clear)} />)}
    />
  );
}

interface HideSelectedProps {
  rows: readonly Resume[];
  onMove: (move: ResumeMove, rows: readonly Resume[]) => void;
}

/** Buttons that hide or unhide the selected resumes. Each button counts only the resumes that it would change. */
function HideSelected({ rows, onMove }: HideSelectedProps) {
  const { t } = useTranslation('resume');
  const isDecided = useIsDecided(resumeKind);
  return (Object.keys(resumeMoves) as ResumeMove[]).map((move) => {
    const meant = rows.filter((row) => offers(resumeMoves[move], row) && !isDecided(row));
    return (
      <Button
        key={move}
        size="small"
        danger={move === 'hide'}
        disabled={meant.length === 0}
        onClick={() => onMove(move, meant)}
      >
        {t(`${move}Many`, { count: meant.length })}
      </Button>
    );
  });
}

/** The columns and filters of the resume library. */
function useResumeColumns(): Column<Resume>[] {
  const { t } = useTranslation(['resume', 'shared']);
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const client = useQueryClient();
  const failed = useFailedColumn<Resume>(resumeKind);
  const { query: queue } = useListState(resumeAddress, resumes.path);
  const column = (field: keyof Resume & string) => ({ field, title: t(`field.${field}`) });
  const counted = (field: keyof Resume & string) => ({ ...column(field), sort: true });
  const entry = (field: keyof Resume & string, dict: DictName) => ({ ...column(field), dict, filter: true as const });
  const listed = (field: 'expectOccupations' | 'expectCities') => ({
    ...column(field),
    filter: true as const,
    text: (row: Resume) => row[field]?.join(t('and')),
  });

  return columnsOf(t, resumes, [
    {
      ...column('realName'),
      filter: true,
      render: (row) => (
        <span className={row.status === '1' ? `${styles.name} ${styles.hidden}` : styles.name}>
          <span className={styles.face} aria-hidden="true">
            {shownHere(row.avatar) ? (
              <img src={shownHere(row.avatar)} alt="" loading="lazy" />
            ) : (
              row.realName.slice(0, 1)
            )}
          </span>
          <MenuLink
            to="resumeInfo"
            query={{ id: row.id, queue }}
            state={{ from }}
            onClick={() => forgetQueues(client, resumes.path)}
          >
            <bdi>{row.realName}</bdi>
          </MenuLink>
        </span>
      ),
    },
    { ...entry('status', 'sys_normal_disable'), card: 'state' },
    failed,
    entry('jobStatus', 'biz_job_status'),
    listed('expectOccupations'),
    { ...column('expectSalaryText'), width: 'm' },
    entry('education', 'biz_education'),
    entry('workYears', 'biz_work_years'),
    { ...counted('age'), filter: { numbers: ['ageBegin', 'ageEnd'], ...AGES } },
    { ...column('refreshTime'), sort: true, filter: true },
    { ...column('phone'), secret: 'phone', filter: true },
    { ...column('schoolName'), filter: true },
    column('specialtyName'),
    entry('sex', 'sys_user_sex'),
    column('regionName'),
    { ...listed('expectCities'), filterOnly: true },
    {
      ...counted('completeness'),
      render: ({ completeness }) =>
        typeof completeness === 'number' ? (
          <span className={styles.meter}>
            <meter min={0} max={100} value={completeness} aria-label={t('field.completeness')} /> {completeness}%
          </span>
        ) : (
          '-'
        ),
    },
    entry('visibility', 'biz_resume_visibility'),
    counted('viewCount'),
    counted('downloadCount'),
    { ...column('resumeNo'), filter: true, width: 'm' },
  ]);
}
