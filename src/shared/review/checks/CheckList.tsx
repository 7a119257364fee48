import {
  CheckCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
  LoadingOutlined,
  MinusCircleOutlined,
  QuestionCircleFilled,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
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
  /** True to fold the passed checks to one line. */
  foldsPassed?: boolean;
  /** The page of the records that results refer to. */
  detailKey?: MenuKey | undefined;
}

/** The automatic checks of a record: each check's label and result, and links to the records it refers to. */
export function CheckList({ checks, foldsPassed = false, detailKey }: CheckListProps) {
  const { t } = useTranslation('review');
  const folded = foldsPassed ? checks.filter(({ found }) => found === 'ok') : [];
  return (
    <Section title={t('checks.title')}>
      <Results checks={checks.filter((check) => !folded.includes(check))} detailKey={detailKey} />
      {folded.length > 0 && (
        <details className={styles.passed}>
          <summary>
            <CheckCircleFilled aria-hidden="true" /> {t('checks.passedCount', { count: folded.length })}
          </summary>
          <Results checks={folded} detailKey={detailKey} />
        </details>
      )}
    </Section>
  );
}

function Results({ checks, detailKey }: Pick<CheckListProps, 'checks' | 'detailKey'>) {
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
                others.map((other) => (
                  <MenuLink key={String(other.id)} to={detailKey} query={{ id: other.id }}>
                    {other.name}
                  </MenuLink>
                ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
