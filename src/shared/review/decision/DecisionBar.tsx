import { CheckOutlined, CloseOutlined, FileAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/shared/auth/Can';
import { MoreActions } from '@/shared/list/actions/MoreActions';
import { presetsOf } from '@/shared/list/actions/presets';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { DictTag } from '@/shared/dict/DictTag';
import { movePath } from '@/shared/form/drafts/drafts';
import { willText } from '@/shared/outbox/willText';
import type { Checks } from '../checks/useChecks';
import styles from '../review.module.css';
import { asAudited, type More, reasonKind, type Reviewable, type ReviewKind, statesOf } from '../review';
import { DecisionPanel } from './DecisionPanel';
import { KeyHint } from './KeyHint';
import type { Decision } from './useDecision';
import type { Id } from '@/shared/lib/id';
import { draftOfMore, MoreFields, startOfMore } from './MoreFields';
import { QuestionPanel } from './QuestionPanel';

interface DecisionBarProps<T extends Reviewable> {
  kind: ReviewKind<T>;
  row: T;
  decision: Decision;
  checks: Pick<Checks, 'open' | 'again' | 'precedents'>;
  /** The record's actions other than the decisions. */
  actions?: readonly RowAction[];
  /**
   * True to open the panel of a decision next to the record in a wide window. If false, the panel opens below the
   * record.
   */
  beside?: boolean;
  /** True to show the shortcuts on the buttons. */
  keys?: boolean;
  /** The name of the colleague who works on the record. If set, the user cannot decide on the record. */
  other?: string | undefined;
  /** Content next to the buttons, such as the link to the next record after a decision. */
  children?: ReactNode;
}

/** The buttons 通过, 驳回, 补充材料 and 更多 for a record, always in the same place. A decision's panel replaces them. */
export function DecisionBar<T extends Reviewable>({
  kind,
  row,
  decision,
  checks,
  actions,
  other,
  beside = false,
  keys = false,
  children,
}: DecisionBarProps<T>) {
  const { t } = useTranslation(['review', 'shared']);
  const allowed = useCan(kind.moves.pass.permission);
  const { asking } = decision;
  const name = kind.api.nameOf(row);
  const panel = {
    name,
    draft: { path: movePath(kind.api.path, asking), record: kind.api.idOf(row) },
    failure: decision.failure,
    busy: decision.busy,
    onClose: () => decision.ask(undefined),
  };
  return (
    <div className={asking && beside ? `${styles.bar} ${styles.beside}` : styles.bar}>
      {asking === 'ask' && (
        <MorePanel {...panel} items={presetsOf(t, kind.askItems)} onSubmit={(more) => void decision.askMore(more)} />
      )}
      {asking && asking !== 'ask' && (
        <DecisionPanel
          key={asking}
          {...panel}
          verdict={asking}
          reasons={{ kind: reasonKind(kind, asking), presets: presetsOf(t, kind.presets) }}
          open={asking === 'pass' ? checks.open : []}
          again={checks.again}
          precedents={checks.precedents}
          items={kind.items?.(row, asking)}
          draftOf={(more) => kind.draftOf?.(row, more) ?? more}
          onSubmit={(remark, seen, typed, more) => void decision.submit(asking, remark, seen, typed, more)}
        />
      )}
      <div className={styles.buttons} hidden={asking !== undefined} data-decision>
        <span className={styles.hint}>
          {decision.may && !allowed && t('mayNot')}
          {decision.may && other !== undefined && t('reviewer.other', { name: other })}
          {!decision.may &&
            (decision.pending ? (
              willText(t, [decision.pending])
            ) : (
              <DictTag dictType={statesOf(kind)} value={asAudited(kind, row).auditStatus} />
            ))}
        </span>
        <MoreActions name={name} actions={actions ?? []} />
        {children}
        {decision.may && allowed && other === undefined && (
          <>
            <Button
              danger
              icon={<CloseOutlined aria-hidden="true" />}
              disabled={decision.busy}
              aria-keyshortcuts="R"
              onClick={() => decision.ask('reject')}
            >
              {t('verdict.reject')}
              {keys && <KeyHint name="R" />}
            </Button>
            {decision.canAsk && (
              <Button
                icon={<FileAddOutlined aria-hidden="true" />}
                disabled={decision.busy}
                aria-keyshortcuts="M"
                onClick={() => decision.ask('ask')}
              >
                {t('verdict.ask')}
                {keys && <KeyHint name="M" />}
              </Button>
            )}
            <Button
              type="primary"
              icon={<CheckOutlined aria-hidden="true" />}
              disabled={decision.busy}
              aria-keyshortcuts="A"
              onClick={() => decision.ask('pass')}
            >
              {t('verdict.pass')}
              {keys && <KeyHint name="A" />}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

interface MorePanelProps {
  name: string;
  /** The draft of the input, kept until the request is made. */
  draft: { path: string; record: Id };
  /** Frequent requests to applicants, in the user's language. */
  items: readonly string[];
  failure: string;
  busy: boolean;
  onSubmit: (more: More) => void;
  onClose: () => void;
}

/** Asks the reviewer what the applicant must add, and by when. */
function MorePanel({ name, items, ...panel }: MorePanelProps) {
  const { t } = useTranslation('review');
  return (
    <QuestionPanel<More>
      {...panel}
      title={t('ask.ask', { name })}
      start={(draft) => startOfMore(items, draft)}
      toDraft={draftOfMore}
      focus="input[type=checkbox], textarea"
      okText={t('verdict.ask')}
    >
      <MoreFields items={items} />
    </QuestionPanel>
  );
}
