import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { Notes } from '@/shared/record/notes/Notes';
import type { FactGroup } from '@/shared/record/Facts';
import { MarkFields } from '@/shared/record/marks/Marks';
import { Section } from '@/shared/record/Section';
import { Secrets } from '@/shared/record/secrets';
import { useMergeAddress } from './merge/useMergeAddress';
import { AuditTimeline } from './AuditTimeline';
import { changedSince } from './changes/changedSince';
import { Changes } from './changes/Changes';
import { CheckList } from './checks/CheckList';
import { PrecedentList } from './checks/PrecedentList';
import type { Checks } from './checks/useChecks';
import styles from './review.module.css';
import type { PagedKind, Reviewable } from './review';

export interface ReviewProps<T extends Reviewable> {
  kind: PagedKind<T>;
  /** The record's actions other than the decisions. */
  actions?: (row: T) => readonly RowAction[];
  /** Facts outside of all sections, shown in a line below the header. */
  lead?: (row: T) => readonly (string | null | undefined)[];
  /** All facts of a record, to show which of them changed since the last rejection or request to the applicant. */
  groups?: readonly FactGroup<T>[];
  /** Renders the reviewed claim next to its evidence; checks, changes and history then move to the side. */
  claim?: (row: T) => ReactNode;
  /** Renders the links to related records, as items of a list. */
  related?: (row: T) => ReactNode;
  /** Renders the other sections of a record. */
  children: (row: T) => ReactNode;
}

interface ReviewContentProps<T extends Reviewable> extends Pick<
  ReviewProps<T>,
  'kind' | 'groups' | 'claim' | 'related' | 'children'
> {
  row: T;
  /** True while the user may decide on the record; the findings of its checks are then marked at the fields. */
  isPending: boolean;
  checks: Pick<Checks, 'all' | 'precedents'>;
}

/**
 * Everything about a record under review, between the header and the decision buttons. The sections `claim`, `related`
 * and `children` depend on the kind of the record.
 */
export function ReviewContent<T extends Reviewable>(props: ReviewContentProps<T>) {
  const { kind, row, isPending, checks, groups = [], claim, related, children } = props;
  const { t } = useTranslation('review');
  const { api } = kind;
  const mergeAddress = useMergeAddress(api);
  const mark = t(row.answeredTime ? 'changes.answered.mark' : 'changes.mark');
  const about = (
    <>
      {row.auditLogs && <AuditTimeline logs={row.auditLogs} />}
      <Notes kind={api.permission} id={kind.notesId?.(row) ?? api.idOf(row)} />
    </>
  );
  return (
    <Secrets api={api} id={api.idOf(row)} permission={kind.reveal ?? kind.moves.pass.permission}>
      <MarkFields checks={isPending ? checks.all : []} changed={changedSince(api.schema, row).fields} mark={mark}>
        <div className={claim && styles.desk}>
          {claim?.(row)}
          <div className={styles.side}>
            <Changes row={row} groups={groups} api={api} />
            {kind.checks && (
              <CheckList
                checks={checks.all}
                foldsPassed={Boolean(row.lastRejected)}
                detailKey={kind.detailKey}
                mergeAddress={mergeAddress && ((other) => mergeAddress(api.idOf(row), other))}
              />
            )}
            {checks.precedents && <PrecedentList precedents={checks.precedents} />}
            {related && (
              <Section title={t('related.title')} folds>
                <ul className={styles.related}>{related(row)}</ul>
              </Section>
            )}
            {claim && about}
          </div>
          <div className={styles.rest}>{children(row)}</div>
        </div>
        {!claim && about}
      </MarkFields>
    </Secrets>
  );
}
