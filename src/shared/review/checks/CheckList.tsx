import {
  CheckCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
  LoadingOutlined,
  MinusCircleOutlined,
  QuestionCircleFilled,
} from '@ant-design/icons';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Id } from '@/shared/lib/id';
import { MenuLink } from '@/shared/menu/MenuLink';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { Section } from '@/shared/record/Section';
import type { Check } from '@/shared/record/marks/check';
import styles from '@/shared/record/marks/checks.module.css';

const ICONS = {
  ok: CheckCircleFilled,
  note: InfoCircleFilled,
  warn: ExclamationCircleFilled,
  unknown: QuestionCircleFilled,
  none: MinusCircleOutlined,
  running: LoadingOutlined,
};

interface CheckListProps {
  checks: readonly Check[];
  /** True to collapse the passed checks into one line. */
  foldsPassed?: boolean;
  /** The menu key of the page to which the links to other records lead. */
  detailKey?: MenuKey | undefined;
  /** Returns the address of the page that merges the record with `other`, a record to which a result refers. */
  mergeAddress?: ((other: Id) => string | undefined) | undefined;
}

/**
 * The automatic checks of a record. Shows the label and the result of each check, and links the records that a result
 * names.
 */
export function CheckList({ checks, foldsPassed = false, ...links }: CheckListProps) {
  const { t } = useTranslation('review');
  const folded = foldsPassed ? checks.filter(({ found }) => found === 'ok') : [];
  return (
    <Section title={t('checks.title')}>
      <Results checks={checks.filter((check) => !folded.includes(check))} {...links} />
      {folded.length > 0 && (
        <details className={styles.passed}>
          <summary>
            <CheckCircleFilled aria-hidden="true" /> {t('checks.passedCount', { count: folded.length })}
          </summary>
          <Results checks={folded} {...links} />
        </details>
      )}
    </Section>
  );
}

function Results({ checks, detailKey, mergeAddress }: Omit<CheckListProps, 'foldsPassed'>) {
  const { t } = useTranslation('review');
  if (checks.length === 0) return null;
  return (
    <ul className={styles.checks}>
      {checks.map(({ name, label, found, message, others = [] }) => {
        const Icon = ICONS[found];
        return (
          <li key={name} className={styles[found]}>
            <Icon aria-label={t(`checks.${found}`)} role="img" />
            <span>{label}</span>
            <span>
              {message}
              {detailKey &&
                others.map(({ id, name: other }) => {
                  const merge = found === 'warn' ? mergeAddress?.(id) : undefined;
                  return (
                    <Fragment key={String(id)}>
                      <MenuLink to={detailKey} query={{ id }}>
                        {other}
                      </MenuLink>
                      {merge !== undefined && (
                        <Link to={merge} aria-label={t('merge.of', { name: other })}>
                          {t('merge.action')}
                        </Link>
                      )}
                    </Fragment>
                  );
                })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
