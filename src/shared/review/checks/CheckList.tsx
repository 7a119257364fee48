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
  /** The page of the records that results refer to. */
  detailKey?: MenuKey;
}

/** The automatic checks of a record: each check's label and result, and links to the records it refers to. */
export function CheckList({ checks, detailKey }: CheckListProps) {
  const { t } = useTranslation('review');
  return (
    <Section title={t('checks.title')}>
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
    </Section>
  );
}
