import { Alert, Checkbox, Form, Input } from 'antd';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
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

type Values = Readonly<Record<string, unknown>>;

interface DecisionPanelProps {
  verdict: Verdict;
  /** The draft of the reason, kept until the decision is made. */
  draft: { path: string; record: Id };
  name: string;
  /** The key of the user's recent reasons, and the preset reasons. */
  reasons: { kind: string; presets: readonly string[] };
  failure: string;
  busy: boolean;
  /**
   * The checks that failed or have no result. To pass the record, the user must confirm these checks. `again` reruns
   * the checks without a result.
   */
  open: readonly Check[];
  again?: (() => void) | undefined;
  /**
   * Decisions about records with the same failed checks. If most of these decisions contradict the verdict, a hint
   * appears.
   */
  precedents?: Precedents | undefined;
  /** Further form items. `draftOf` returns the values of these items to keep in the draft. */
  items?: ReactNode;
  draftOf: (more: Values) => Values;
  /**
   * `remark` is the text to send. The text names the open checks, which are also in `seen`. `typed` is the remark
   * without the checks. `more` has the values of `items`.
   */
  onSubmit: (remark: string, seen: readonly Check[], typed: string, more: Values) => void;
  onClose: () => void;
}

/** Asks for the remark of a decision, which is required to reject and optional to pass. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { verdict, draft, name, reasons, open, again, precedents, failure, busy, items, onSubmit, onClose } = props;
  const { draftOf } = props;
  const { t } = useTranslation('review');
  const passing = verdict === 'pass';
  // A check may end after the user has typed. Therefore the limit is also a rule.
  const most = MAX_REMARK - withSeen({ t }, '', open).length;
  const part = contradicting(precedents, verdict);
  // Does not focus the optional remark on a phone, where the keyboard would cover the record.
  const first = passing && matchMedia('(hover: none)').matches ? 'button[type=submit]' : 'textarea';
  return (
    <QuestionPanel<Values & { auditRemark?: string; seen?: boolean }>
      title={t(`ask.${verdict}`, { name })}
      hint={part > 0 ? t(`precedents.contradict.${verdict}`, { total: precedents?.total, part }) : undefined}
      draft={draft}
      // The draft contains the values that `toDraft` has returned.
      start={({ reason = '', more }) => ({ ...(more as Values | undefined), auditRemark: String(reason) })}
      toDraft={({ auditRemark = '', seen: _seen, ...more }) =>
        auditRemark.trim() === '' && !items ? undefined : { reason: auditRemark, ...(items && { more: draftOf(more) }) }
      }
      focus={`input[type=checkbox], ${first}`}
      submitsOnEnter={passing}
      okText={t(open.length > 0 ? 'verdict.passAnyway' : `verdict.${verdict}`)}
      okType={passing ? 'primary' : 'danger'}
      failure={failure}
      busy={busy}
      onSubmit={({ auditRemark = '', seen: _seen, ...more }) =>
        onSubmit(withSeen({ t }, auditRemark, open), open, auditRemark, more)
      }
      onClose={onClose}
    >
      {open.length > 0 && <SeenItem open={open} again={again} />}
      {passing ? (
        <Form.Item name="auditRemark" label={t('remark')} rules={[{ max: most }]}>
          <Input.TextArea maxLength={most} showCount autoSize={{ minRows: 1, maxRows: 4 }} />
        </Form.Item>
      ) : (
        <ReasonItem name="auditRemark" label={t('reason')} {...reasons} required />
      )}
      {items}
    </QuestionPanel>
  );
}

/** The checks that failed or have no result, and the checkbox with which the reviewer confirms them. */
function SeenItem({ open, again }: Pick<DecisionPanelProps, 'open' | 'again'>) {
  const { t } = useTranslation('review');
  const form = Form.useFormInstance<{ seen?: boolean }>();
  // The confirmation holds only for the displayed results.
  const results = open.map(({ name, found }) => `${name} ${found}`).join();
  const untick = useEffectEvent(() => form.setFieldValue('seen', undefined));
  useEffect(() => untick(), [results]);
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
