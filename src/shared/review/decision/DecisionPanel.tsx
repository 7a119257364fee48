import { Alert, Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/shared/lib/id';
import { ReasonItem } from '@/shared/list/actions/ReasonItem';
import styles from '../review.module.css';
import { type Check, fails } from '@/shared/record/marks/check';
import { OpenChecks } from '../checks/OpenChecks';
import { contradicting, type Precedents } from '../checks/precedents';
import type { Verdict } from '../review';
import { QuestionPanel } from './QuestionPanel';
import { MAX_REMARK, withSeen } from './seen';

interface DecisionPanelProps {
  verdict: Verdict;
  /** The draft of the reason, kept until the decision is made. */
  draft: { path: string; record: Id };
  name: string;
  /** The key the user's recent reasons are stored under, and the preset reasons. */
  reasons: { kind: string; presets: readonly string[] };
  failure: string;
  busy: boolean;
  /** The open checks, failed or without a result, which a pass must confirm; and a function to rerun the latter. */
  open: readonly Check[];
  again?: (() => void) | undefined;
  /** Decisions about records with the same failed checks; a verdict that differs from most of them is remarked. */
  precedents?: Precedents | undefined;
  /** Called with the remark including the seen checks, the seen checks, and the remark as typed. */
  onSubmit: (remark: string, seen: readonly Check[], typed: string) => void;
  onClose: () => void;
}

/** Asks for the remark of a decision; required to reject, optional to pass. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { verdict, draft, name, reasons, open, again, precedents, failure, busy, onSubmit, onClose } = props;
  const { t } = useTranslation('review');
  const passing = verdict === 'pass';
  const part = contradicting(precedents, verdict);
  // A phone's keyboard would cover the record for an optional remark.
  const first = passing && matchMedia('(hover: none)').matches ? 'button[type=submit]' : 'textarea';
  return (
    <QuestionPanel<{ auditRemark?: string; seen?: boolean }>
      title={t(`ask.${verdict}`, { name })}
      hint={part > 0 ? t(`precedents.contradict.${verdict}`, { total: precedents?.total, part }) : undefined}
      draft={draft}
      start={({ reason = '' }) => ({ auditRemark: String(reason) })}
      toDraft={({ auditRemark = '' }) => (auditRemark.trim() === '' ? undefined : { reason: auditRemark })}
      focus={`input[type=checkbox], ${first}`}
      submitsOnEnter={passing}
      okText={t(open.length > 0 ? 'verdict.passAnyway' : `verdict.${verdict}`)}
      okType={passing ? 'primary' : 'danger'}
      failure={failure}
      busy={busy}
      onSubmit={({ auditRemark = '' }) => onSubmit(withSeen({ t }, auditRemark, open), open, auditRemark)}
      onClose={onClose}
    >
      {open.length > 0 && <SeenItem open={open} again={again} />}
      {passing ? (
        <Form.Item name="auditRemark" label={t('remark')}>
          <Input.TextArea
            maxLength={MAX_REMARK - withSeen({ t }, '', open).length}
            showCount
            autoSize={{ minRows: 1, maxRows: 4 }}
          />
        </Form.Item>
      ) : (
        <ReasonItem name="auditRemark" label={t('reason')} {...reasons} required />
      )}
    </QuestionPanel>
  );
}

/** The checks that failed or have no result, and the checkbox to confirm that the reviewer has seen them. */
function SeenItem({ open, again }: Pick<DecisionPanelProps, 'open' | 'again'>) {
  const { t } = useTranslation('review');
  return (
    <Alert
      type={open.some(fails) ? 'error' : 'warning'}
      className={styles.note}
      title={<OpenChecks open={open} again={again} />}
      description={
        <Form.Item
          name="seen"
          valuePropName="checked"
          className={styles.seen}
          rules={[
            { validator: (_, seen) => (seen ? Promise.resolve() : Promise.reject(new Error(t('checks.tickFirst')))) },
          ]}
        >
          <Checkbox>{t('checks.seen')}</Checkbox>
        </Form.Item>
      }
    />
  );
}
