import { Button } from 'antd';
import { Fragment, type ReactNode } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { DictTag } from '@/shared/dict/DictTag';
import { isEmpty } from '@/shared/form/conflict';
import { PlainValue } from '@/shared/form/FieldValue';
import type { Money } from '@/shared/lib/money';
import { wordOf } from '@/shared/lib/wordOf';
import { fieldFacts, type FieldFacts } from '@/shared/resource/fieldFacts';
import { labelOf } from '@/shared/resource/labelOf';
import type { Resource } from '@/shared/resource/resource';
import { isMasked } from '@/shared/lib/rules/mask';
import { revealed } from '@/shared/lib/rules/spoofs';
import { useFormats } from '@/shared/settings/useFormats';
import type { DictName } from '@/shared/vocabulary/dictName';
import { ChangeTable } from './ChangeTable';
import type { Change, HistoryEntry } from './history.api';
import { plainText, textDiff, type TextPart } from './textDiff';

/**
 * A kind of record. `messages` has the labels of the fields. `schema` is missing if the product does not know the
 * schema.
 */
export type Recorded = Pick<Resource<object>, 'messages'> & Partial<Pick<Resource<object>, 'schema'>>;

interface EntryChangesProps {
  of: Recorded;
  entry: HistoryEntry;
  /** Called to restore earlier values. Without `onRestore`, nothing can be restored. */
  onRestore?: ((changes: readonly Change[]) => void) | undefined;
}

/** Shows the changes of one entry as a table. Each restorable value has a restore button. */
export function EntryChanges({ of, entry, onRestore }: EntryChangesProps) {
  const { t } = useTranslation(['history', 'shared', of.messages.split(':')[0] ?? 'shared']);
  const changes = entry.changes ?? [];
  if (changes.length === 0) return null;
  const restorable = onRestore && entry.kind !== 'create' ? changes.filter(isRestorable) : [];
  return (
    <>
      <ChangeTable
        title={t('history:of', { name: entry.time })}
        heads={{ field: t('history:field'), before: t('history:before'), now: t('history:after') }}
        rows={changes.map((change) => {
          const facts = of.schema ? fieldFacts(of.schema, change.field) : undefined;
          const label = fieldLabel(t, of, change.field);
          return {
            name: change.field,
            label,
            before: <ChangedValue {...{ of, change, facts }} side="before" />,
            now: <ChangedValue {...{ of, change, facts }} side="after" />,
            action: restorable.includes(change) && (
              <Button
                type="link"
                size="small"
                style={{ padding: 0 }}
                aria-label={t('history:restoreOf', { label })}
                onClick={() => onRestore?.([change])}
              >
                {t('history:restore')}
              </Button>
            ),
          };
        })}
      />
      {restorable.length > 1 && (
        <Button size="small" style={{ marginTop: 8 }} onClick={() => onRestore?.(restorable)}>
          {t('history:restoreAll')}
        </Button>
      )}
    </>
  );
}

/** The label of a field in forms and lists; if it has none, its label in the history's messages, or else its name. */
export function fieldLabel(
  t: TFunction<readonly ['history', 'shared']>,
  of: Pick<Recorded, 'messages'>,
  field: string,
) {
  const label = labelOf(t as unknown as TFunction, of, field);
  return label === field ? wordOf(t, 'history:fields', field) : label;
}

const isRestorable = ({ canRestore, before }: Change) => canRestore === true && !isMasked(before);

/** Texts up to this length are shown whole, without marked differences. */
const SHORT = 40;

interface ChangedValueProps {
  of: Recorded;
  change: Change;
  facts: FieldFacts | undefined;
  side: 'before' | 'after';
}

/**
 * Shows a value before or after a change. A value with a dictionary appears as its label, an amount as money, any other
 * value as text. In long texts, the differences are marked. If a field has codes but no dictionary, the translations of
 * the codes are under the plural of the field's message key, such as `system:role.dataScopes`.
 */
function ChangedValue({ of, change, facts, side }: ChangedValueProps): ReactNode {
  const { t } = useTranslation(['history', 'shared']);
  const formats = useFormats();
  const value = change[side];
  const dict = facts?.dict ?? (change.dict as DictName | null | undefined); // a dictionary this build may lack
  const named = change[`${side}Text`];
  const labelIn = (field: string) => [fieldLabel(t, of, field)].find((label) => label !== field);
  if (!named && isEmpty(value)) return '-';
  if (!named && dict && typeof value !== 'object') return <DictTag dictType={dict} value={value} />;
  if (!named && facts?.kind === 'money') return formats.money(value as Money); // the server sends text or a number
  const word = (one: unknown) => (isCode(one) ? wordOf(t, `${of.messages}.${change.field}s`, one) : (one ?? ''));
  const texts = [change.beforeText ?? word(change.before), change.afterText ?? word(change.after)];
  if (!texts.every((text) => typeof text === 'string')) return <PlainValue value={named ?? value} label={labelIn} />;
  const [before = '', after = ''] = texts.map(plainText);
  if (before === after && texts[0] !== texts[1]) return side === 'after' ? t('sameText') : '-';
  const shown = side === 'before' ? before : after;
  if (Math.max(before.length, after.length) <= SHORT) return <bdi>{revealed(formats.time(shown))}</bdi>;
  return <MarkedText parts={textDiff(before, after)[side]} />;
}

const isCode = (value: unknown) => typeof value === 'string' && /^\w+$/.test(value);

/** Shows a text in which changed parts are marked. Long unchanged parts are shortened. */
function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return (
    <bdi style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {parts.map(({ text, isChanged }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part is identified by its position; no state here
        <Fragment key={index}>{isChanged ? <mark>{revealed(text)}</mark> : shortened(revealed(text))}</Fragment>
      ))}
    </bdi>
  );
}

const shortened = (text: string) =>
  text.length > SHORT * 2 ? `${text.slice(0, SHORT)} … ${text.slice(-SHORT)}` : text;
