import { useTranslation } from 'react-i18next';
import { safeHref } from '@/shared/lib/safeUrl';
import { Section } from '@/shared/record/Section';
import { PictureCell } from '../ui/PictureCell';
import styles from '../ui/approval.module.css';
import type { Creator } from './personal.resource';

/** A creator's works as pictures and links; renders nothing if there are none. */
export function Works({ works }: { works: NonNullable<Creator['works']> }) {
  const { t } = useTranslation('approval');
  if (works.length === 0) return null;
  return (
    <Section title={t('personal.works')}>
      <ul className={styles.works}>
        {works.map(({ title, coverUrl, url, type }) => (
          <li key={`${title} ${url ?? ''}`}>
            <PictureCell url={coverUrl} wide />
            {safeHref(url) ? (
              <a href={safeHref(url)} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            ) : (
              <bdi>{title}</bdi>
            )}
            {type && <small>{type}</small>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
