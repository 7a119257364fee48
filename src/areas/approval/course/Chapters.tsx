import { useTranslation } from 'react-i18next';
import { safeHref } from '@/shared/lib/safeUrl';
import { ColourTag } from '@/shared/dict/DictTag';
import { Section } from '@/shared/record/Section';
import styles from '../ui/approval.module.css';
import type { Chapter } from './course.resource';

/** The chapters of a course with their lessons, each a link to its video. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useTranslation('approval');
  return (
    <Section title={t('course.lessons')}>
      <ul className={styles.chapters}>
        {chapters.map((chapter, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have the same id; their order is fixed
          <li key={`${index} ${chapter.id}`}>
            <strong>{chapter.title}</strong>
            <ol>
              {chapter.lessons.map(({ id, title, videoUrl, minutes, free }, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <li key={`${place} ${id}`}>
                  {safeHref(videoUrl) ? (
                    <a href={safeHref(videoUrl)} target="_blank" rel="noopener noreferrer">
                      {title}
                    </a>
                  ) : (
                    <bdi>{title}</bdi>
                  )}
                  <span className={styles.minutes}>{t('course.minutes', { count: minutes ?? 0 })}</span>{' '}
                  {(free === true || free === 'Y') && <ColourTag colour="info">{t('course.free')}</ColourTag>}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Section>
  );
}
