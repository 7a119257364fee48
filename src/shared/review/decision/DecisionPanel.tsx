import { InfoCircleFilled } from '@ant-design/icons';
import { ErrorLanguage } from '@/shared/form/errors/ErrorLanguage';
import { Alert, Button, Checkbox, Form, Input } from 'antd';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/shared/lib/id';
import { draftOf, dropDraft, keepDraft } from '@/shared/form/drafts/drafts';
import { ReasonItem } from '@/shared/list/actions/ReasonItem';
import { useUnsaved } from '@/shared/storage/unsaved';
import checkStyles from '@/shared/record/marks/checks.module.css';
import styles from '../review.module.css';
import { type Check, fails } from '@/shared/record/marks/check';
import { OpenChecks } from '../checks/OpenChecks';
import { contradicting, type Precedents } from '../checks/precedents';
import type { Verdict } from '../review';
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

/**
 * Asks for the remark of a decision, without covering the record; required to reject, optional to pass. The input is
 * kept as a draft: Esc, another record and the end of the session lose nothing.
 */
export function DecisionPanel({
  verdict,
  draft,
  name,
  reasons,
  open,
  again,
  precedents,
  failure,
  busy,
  onSubmit,
  onClose,
}: DecisionPanelProps) {
  const { t } = useTranslation(['review', 'shared']);
  const [title, hint] = [useId(), useId()];
  const panel = useRef<HTMLElement>(null);
  const [form] = Form.useForm<{ auditRemark?: string; seen?: boolean }>();
  const setUnsaved = useUnsaved();
  const passing = verdict === 'pass';
  const part = contradicting(precedents, verdict);
  const [kept] = useState(() => String(draftOf(draft.path, draft.record)?.values['reason'] ?? ''));

  const focusFirst = useEffectEvent(() => {
    // A phone's keyboard would cover the record for an optional remark.
    const first = passing && matchMedia('(hover: none)').matches ? 'button[type=submit]' : 'textarea';
    panel.current?.querySelector<HTMLElement>(`input[type=checkbox], ${first}`)?.focus();
  });
  const clearUnsaved = useEffectEvent(() => setUnsaved(false));
  useEffect(() => {
    const before = document.activeElement;
    focusFirst();
    return () => {
      clearUnsaved();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  function keep(remark: string) {
    const isEmpty = remark.trim() === '';
    if (isEmpty) dropDraft(draft.path, draft.record);
    else keepDraft(draft, { reason: remark });
    setUnsaved(!isEmpty, () => dropDraft(draft.path, draft.record));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const typing = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey || (passing && typing && !event.shiftKey)))
      form.submit();
    else return;
    event.preventDefault();
  }

  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={title}
      aria-describedby={part > 0 ? hint : undefined}
      className={styles.panel}
    >
      <h3 id={title}>{t(`ask.${verdict}`, { name })}</h3>
      {part > 0 && (
        <p id={hint} role="note" className={`${checkStyles.line} ${checkStyles.unknown} ${checkStyles.contradiction}`}>
          <InfoCircleFilled aria-hidden="true" />
          {t(`precedents.contradict.${verdict}`, { total: precedents?.total, part })}
        </p>
      )}
      <div role="alert">{failure && <Alert type="error" showIcon title={failure} />}</div>
      <Form
        form={form}
        name={`decision-${title}`}
        layout="vertical"
        disabled={busy}
        onKeyDown={onKeyDown}
        initialValues={{ auditRemark: kept }}
        onValuesChange={(_, { auditRemark = '' }) => keep(auditRemark)}
        onFinish={({ auditRemark = '' }) => {
          keep('');
          onSubmit(withSeen({ t }, auditRemark, open), open, auditRemark);
        }}
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
        <div className={styles.buttons}>
          <span className={`${styles.hint} ${styles.ofKeys}`}>{t(passing ? 'enterHint' : 'ctrlEnterHint')}</span>
          <Button onClick={onClose} disabled={busy}>
            {t('shared:action.cancel')}
          </Button>
          <Button type="primary" danger={!passing} htmlType="submit" loading={busy}>
            {t(open.length > 0 ? 'verdict.passAnyway' : `verdict.${verdict}`)}
          </Button>
        </div>
        <ErrorLanguage />
      </Form>
    </section>
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
