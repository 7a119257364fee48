import type { DictName } from '@/shared/vocabulary/dictName';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './DictTag.module.css';
import { type DictEntry, useDict } from './useDict';

/** Only states have a color; kinds, sizes, sexes, yes and no are plain text (docs/design#colour-means-something). */
const isState = (dictType: DictName) => /_(?:status|result)$|^sys_(?:normal_disable|show_hide)$/.test(dictType);

/**
 * The colors of states (docs/design#colour-means-something). Green is good, amber is pending, gray is finished or off.
 * Red is only for errors. These colors override the dictionary's `listClass`, because `listClass` is inconsistent.
 */
const MEANINGS = {
  success: [
    'sys_normal_disable 0',
    'sys_common_status 0',
    'sys_job_status 0',
    'sys_notice_status 0',
    'sys_show_hide 0',
    'biz_order_status 1',
    'biz_registration_status 4',
  ],
  warning: ['biz_invoice_status 1', 'biz_settle_status 3'],
  default: [
    'sys_normal_disable 1',
    'sys_job_status 1',
    'sys_notice_status 1',
    'sys_show_hide 1',
    'biz_order_status 5',
    'biz_publish_status 2',
    'biz_contest_status 6',
    'biz_test_status 2',
    'biz_shelf_status 2',
    'biz_ad_display_status 3',
    'biz_invoice_status 5',
    'act_business_status 2',
    'act_business_status 4',
    'act_business_result 6',
  ],
} as const;

const COLOURS: ReadonlyMap<string, string> = new Map(
  Object.entries(MEANINGS).flatMap(([colour, states]) => states.map((state) => [state, colour] as const)),
);

/** The label of a dictionary value, colored if it is a state; `-` if empty. A tooltip marks an unknown value. */
export function DictTag({ dictType, value }: { dictType: DictName; value: unknown }) {
  const entries = useDict(dictType);
  if (value === undefined || value === null || value === '') return '-';
  return <EntryTag dictType={dictType} entries={entries} value={String(value)} />;
}

interface EntryTagProps {
  dictType: DictName;
  entries: readonly DictEntry[];
  value: string;
}

/** A `DictTag` with given entries: a table fetches the entries of a dictionary once, not in every cell. */
export function EntryTag({ dictType, entries, value }: EntryTagProps) {
  const entry = entries.find((one) => one.value === value);
  if (entry && !isState(dictType)) return entry.label;
  if (!entry) return <UnknownTag value={value} />;
  return <ColourTag colour={COLOURS.get(`${dictType} ${value}`) ?? entry.listClass}>{entry.label}</ColourTag>;
}

function UnknownTag({ value }: { value: string }) {
  const { t } = useTranslation();
  return (
    <Tooltip title={t('field.unknownValue')}>
      <span>
        <ColourTag colour="default">{value}</ColourTag>
      </span>
    </Tooltip>
  );
}

/** The colors that an entry of a dictionary may have (`listClass`, docs/contract#2.9). */
export const TAG_COLOURS = ['default', 'primary', 'success', 'info', 'warning', 'danger'] as const;

/** A tag in a color of `TAG_COLOURS`. For an unknown color, uses `default`. */
export function ColourTag({ colour, children }: { colour: string; children: string }) {
  const known = TAG_COLOURS.find((one) => one === colour) ?? 'default';
  return <span className={`${styles.tag} ${styles[known]}`}>{children}</span>;
}
