import { serverToday } from '@/shared/settings/times';
import { Checkbox, Form, Input } from 'antd';
import dayjs from 'dayjs';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldProps, groupProps } from '@/shared/display/fieldProps';
import { DateField } from '@/shared/form/fields/DateField';
import { chosen } from '@/shared/form/fields/required';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { type More, moreText } from '../review';
import styles from '../review.module.css';
import { MAX_REMARK } from './seen';

/** The default number of days that an applicant has for the answer. */
const DAYS = 7;

/**
 * The initial values of the fields, from the draft. Items that are not offered, such as items in another language,
 * become part of the remark.
 */
export function startOfMore(items: readonly string[], draft: Record<string, unknown>): More {
  const drafted = Array.isArray(draft['items']) ? draft['items'].map(String) : [];
  const others = drafted.filter((item) => !items.includes(item));
  return {
    items: items.filter((item) => drafted.includes(item)),
    remark: moreText({ items: others, remark: String(draft['remark'] ?? '') }),
    deadline: String(draft['deadline'] ?? dayjs(serverToday()).add(DAYS, 'day').format('YYYY-MM-DD')),
  };
}

/** The values to keep as a draft; undefined while the request is empty. */
export const draftOfMore = (more: More): Record<string, unknown> | undefined =>
  moreText(more) === '' ? undefined : { ...more };

/**
 * The fields of a request for more information. The reviewer ticks preset items or types a text, or does both. The
 * reviewer also sets the last day for the answer.
 */
export function MoreFields({ items }: { items: readonly string[] }) {
  const { t } = useTranslation(['review', 'shared']);
  const today = serverToday();
  return (
    <>
      {items.length > 0 && (
        <Form.Item<More> name="items" label={t('more.items')}>
          <ItemsField items={items} />
        </Form.Item>
      )}
      <Form.Item<More>
        name="remark"
        label={t('more.remark')}
        dependencies={['items']}
        validateTrigger="onBlur"
        rules={[
          ({ getFieldsValue }) =>
            ruleOf(() => {
              const { length } = moreText({ items: [], ...(getFieldsValue(true) as Partial<More>) });
              if (length === 0) return t('more.missing');
              return length > MAX_REMARK && t('shared:crud.reason.rule', { min: 2, max: MAX_REMARK });
            }),
        ]}
      >
        <Input.TextArea maxLength={MAX_REMARK} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item<More>
        name="deadline"
        label={t('more.deadline')}
        required
        rules={[chosen, ruleOf((day?: string) => day && day < today && t('more.past'))]}
      >
        <DateField />
      </Form.Item>
    </>
  );
}

/** The preset items as checkboxes, which number keys toggle. */
function ItemsField({
  value = [],
  onChange,
  items,
  ...field
}: FieldProps<readonly string[]> & { items: readonly string[] }) {
  const { t } = useTranslation('review');
  function toggle(item: string, on: boolean) {
    onChange?.(items.filter((one) => (one === item ? on : value.includes(one))));
  }
  function onKeyDown(event: KeyboardEvent) {
    const item = items[Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? 0) - 1];
    if (!item || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    toggle(item, !value.includes(item));
  }
  return (
    <div {...groupProps(field)} aria-label={t('more.items')} className={styles.items}>
      {items.map((item, index) => (
        <Checkbox
          key={item}
          checked={value.includes(item)}
          onKeyDown={onKeyDown}
          onChange={({ target }) => toggle(item, target.checked)}
        >
          {index < 9 && (
            <kbd aria-hidden="true" className={styles.ofKeys}>
              {index + 1}
            </kbd>
          )}
          {item}
        </Checkbox>
      ))}
    </div>
  );
}
