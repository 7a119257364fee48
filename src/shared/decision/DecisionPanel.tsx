import { Alert, Button, Form, Input } from 'antd';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/shared/api/crudApi';
import { ReasonItem } from '@/shared/actions/ReasonItem';
import { useUnsaved } from '@/shared/drafts/unsaved';
import styles from '@/shared/review/review.module.css';
import type { Verdict } from '@/shared/review/review';

interface DecisionPanelProps {
  verdict: Verdict;
  id: Id;
  name: string;
  /** The key the user's recent reasons are stored under, and the preset reasons. */
  reasons: { kind: string; presets: readonly string[] };
  failure: string;
  busy: boolean;
  onSubmit: (remark: string) => void;
  onClose: () => void;
}

/** Unsent remarks by record and decision, so that navigating to another record loses nothing. */
const typed = new Map<string, string>();

/** Asks for the remark of a decision, without covering the record; required to reject, optional to pass. */
export function DecisionPanel({ verdict, id, name, reasons, failure, busy, onSubmit, onClose }: DecisionPanelProps) {
  const { t } = useTranslation(['review', 'shared']);
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const [form] = Form.useForm<{ auditRemark?: string }>();
  const setUnsaved = useUnsaved();
  const passing = verdict === 'pass';
  const draft = `${reasons.kind} ${id}`;

  const clearUnsaved = useEffectEvent(() => setUnsaved(false));
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector('textarea')?.focus();
    return () => {
      clearUnsaved();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const typing = event.target instanceof HTMLTextAreaElement;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey || (passing && typing && !event.shiftKey)))
      form.submit();
    else return;
    event.preventDefault();
  }

  function keep(remark: string) {
    if (remark.trim() === '') typed.delete(draft);
    else typed.set(draft, remark);
    setUnsaved(typed.has(draft));
  }

  function close() {
    keep('');
    onClose();
  }

  return (
    <section ref={panel} role="dialog" aria-labelledby={title} className={styles.panel}>
      <h3 id={title}>{t(`ask.${verdict}`, { name })}</h3>
      <div role="alert">{failure && <Alert type="error" showIcon title={failure} />}</div>
      <Form
        form={form}
        name={`decision-${title}`}
        layout="vertical"
        disabled={busy}
        onKeyDown={onKeyDown}
        initialValues={{ auditRemark: typed.get(draft) ?? '' }}
        onValuesChange={(_, { auditRemark = '' }) => keep(auditRemark)}
        onFinish={({ auditRemark = '' }) => {
          keep('');
          onSubmit(auditRemark);
        }}
      >
        {passing ? (
          <Form.Item name="auditRemark" label={t('remark')}>
            <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 1, maxRows: 4 }} />
          </Form.Item>
        ) : (
          <ReasonItem name="auditRemark" label={t('reason')} {...reasons} required />
        )}
        <div className={styles.buttons}>
          <span className={styles.hint}>{t(passing ? 'enterHint' : 'ctrlEnterHint')}</span>
          <Button onClick={close} disabled={busy}>
            {t('shared:action.cancel')}
          </Button>
          <Button type="primary" danger={!passing} htmlType="submit" loading={busy}>
            {t(`verdict.${verdict}`)}
          </Button>
        </div>
      </Form>
    </section>
  );
}
