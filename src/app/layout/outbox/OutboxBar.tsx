import { UndoOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DictTag } from '@/shared/dict/DictTag';
import type { OutboxEntry } from '@/shared/outbox/entry';
import { dropDecisions, retryDecisions, startOutbox, undoDecision, useOutbox } from '@/shared/outbox/browserOutbox';
import { willText } from '@/shared/outbox/willText';
import { reviewSettings } from '@/shared/settings/reviewSettings';
import { useFormats } from '@/shared/settings/useFormats';
import { useHotkeys } from '@/shared/display/keyboard/hotkeys';
import styles from './OutboxBar.module.css';

/** Max number of groups of pending decisions shown. Decisions of older groups are only counted. */
const LINES = 3;

/** Max number of names in the title of a report. The report's list contains all names. */
const NAMED = 3;

/**
 * Runs the signed-in user's outbox. Shows decisions that the user can undo and decisions that are being sent. Reports
 * failed decisions until the user handles the reports.
 */
export function OutboxBar() {
  const { t } = useTranslation();
  const entries = useOutbox((outbox) => outbox.entries);
  const groups = new Map<string, OutboxEntry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  const lines = [...groups].filter(([, all]) => all.some(isOnItsWay));
  const older = lines.slice(0, -LINES).flatMap(([, all]) => all.filter(isOnItsWay)).length;
  useEffect(() => startOutbox(), []);
  useHotkeys((event) => {
    if (event.key.toLowerCase() !== 'u' || !reviewSettings().keys) return;
    event.preventDefault(); // undoing may focus a text field, which must not receive the letter
    undoDecision();
  }, true);
  return (
    <div className={styles.place}>
      <div role="status" className={styles.lines}>
        {older > 0 && <p className={styles.line}>{t('outbox.older', { count: older })}</p>}
        {lines.slice(-LINES).map(([group, all]) => (
          <WaitingLine key={group} group={group} entries={all} />
        ))}
      </div>
      {[...groups].map(([group, all]) => (
        <Reports key={group} entries={all} />
      ))}
    </div>
  );
}

const isOnItsWay = ({ state }: OutboxEntry) => state === 'waiting' || state === 'sending';

/** Shows a group of decisions: either waiting, with an undo button, or being sent. */
function WaitingLine({ group, entries }: { group: string; entries: readonly OutboxEntry[] }) {
  const { t } = useTranslation();
  const waiting = entries.filter(({ state }) => state === 'waiting');
  const sending = entries.filter(isOnItsWay);
  if (waiting.length < entries.length)
    return <p className={styles.line}>{t('outbox.sending', { count: sending.length })}</p>;
  return (
    <p className={`${styles.line} ${styles.waiting}`}>
      <span>{willText(t, waiting)}</span>
      <Button
        size="small"
        icon={<UndoOutlined aria-hidden="true" />}
        aria-keyshortcuts="U"
        onClick={() => undoDecision(group)}
      >
        {t('outbox.undo')}
      </Button>
    </p>
  );
}

/**
 * Reports the failed decisions of a group. Separate reports list unsent decisions, refused decisions, and decisions
 * about records on which a colleague has already decided.
 */
function Reports({ entries }: { entries: readonly OutboxEntry[] }) {
  const unsent = entries.filter(({ state }) => state === 'unsent');
  const refused = entries.filter(({ state, other }) => state === 'refused' && !other);
  const late = entries.filter(({ state, other }) => state === 'refused' && other);
  return (
    <>
      <Report kind="unsent" entries={unsent} />
      <Report kind="refused" entries={refused} />
      <Report kind="late" entries={late} />
    </>
  );
}

function Report({ kind, entries }: { kind: 'unsent' | 'refused' | 'late'; entries: readonly OutboxEntry[] }) {
  const { t } = useTranslation();
  const [first] = entries;
  if (!first) return null;
  const names = entries.slice(0, NAMED).map(({ name }) => name);
  const name = names.join(t('outbox.comma')) + (entries.length > NAMED ? ' …' : '');
  return (
    <Alert
      type={kind === 'refused' ? 'error' : 'warning'}
      showIcon
      role="alert"
      className={styles.report}
      title={t(`outbox.${kind}`, { count: entries.length, what: t('outbox.what', { label: first.label, name }) })}
      description={
        <>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <ReportLine key={entry.key} entry={entry} isNamed={entries.length > 1} />
            ))}
          </ul>
          <div className={styles.buttons}>
            {kind === 'late' ? (
              <Button size="small" onClick={() => dropDecisions(entries)}>
                {t('outbox.known')}
              </Button>
            ) : (
              <>
                <Button size="small" type="primary" onClick={() => retryDecisions(entries)}>
                  {t(kind === 'unsent' ? 'outbox.send' : 'outbox.retry')}
                </Button>
                <Button size="small" onClick={() => dropDecisions(entries)}>
                  {t('outbox.drop')}
                </Button>
              </>
            )}
          </div>
        </>
      }
    />
  );
}

/**
 * One failed decision, with the name of its record if the report has several decisions. Shows the cause and the user's
 * reason, or the decision of the colleague who decided first.
 */
function ReportLine({ entry, isNamed }: { entry: OutboxEntry; isNamed: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { name, cause, other, reason, link } = entry;
  return (
    <li>
      {isNamed && <bdi>{name} · </bdi>}
      {other ? (
        <>
          {entry.states && <DictTag dictType={entry.states} value={other.state} />}{' '}
          {t('outbox.otherBy', { name: other.by || '-', time: formats.time(other.time || '-') })}
          {other.reason && <div>{t('outbox.reason', { reason: other.reason })}</div>}
        </>
      ) : (
        cause
      )}
      {!other && reason && <div>{t('outbox.reason', { reason })}</div>}{' '}
      {link && <Link to={link}>{t('outbox.open')}</Link>}
    </li>
  );
}
