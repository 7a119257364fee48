import { useTranslation } from 'react-i18next';
import { useDialogs } from '@/shared/display/useDialogs';
import { Claim } from '@/shared/review/Claim';
import { Facts } from '@/shared/record/Facts';
import { ReviewPage } from '@/shared/review/ReviewPage';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { RelatedList, RelatedRecord, RelatedRecords } from '../ui/Related';
import { useAskItems, usePresets } from '../ui/presets';
import { courses } from './course.review';
import { courseFacts } from './course.facts';
import { useCourseActions } from './useCourseActions';
import { safeHref } from '@/shared/lib/safeUrl';
import { ColourTag } from '@/shared/dict/DictTag';
import { Section } from '@/shared/record/Section';
import styles from '../ui/approval.module.css';
import type { Chapter } from './course.resource';

/** The detail page of a course's publisher by `ownerType`; any other value is a creator. */
const OWNERS: Readonly<Record<string, MenuKey>> = { 1: 'companyDetail', 2: 'schoolDetail' };

/** Review page of a course: the cover beside the claims, the lessons, the price. */
export default function CourseDetailPage() {
  const { t } = useTranslation('approval');
  const [dialogs, open] = useDialogs();
  const actions = useCourseActions(open);
  const facts = courseFacts(t);
  return (
    <ReviewPage
      kind={courses}
      presets={usePresets('course')}
      askItems={useAskItems('course')}
      actions={actions}
      dialogs={dialogs}
      groups={facts.all}
      claim={(row) => <Claim row={row} group={facts.basic} proofs={[{ label: t('course.cover'), url: row.cover }]} />}
      related={(row) => (
        <RelatedRecords>
          <RelatedRecord
            label={t('course.ownerName')}
            name={row.ownerName ?? String(row.ownerId)}
            to={OWNERS[row.ownerType ?? ''] ?? 'personalDetail'}
            id={row.ownerId}
          />
          <RelatedList
            kind={courses}
            label={t('related.ownerCourses')}
            filters={{ ownerType: row.ownerType, ownerName: row.ownerName }}
          />
        </RelatedRecords>
      )}
    >
      {(row) => (
        <>
          <Facts row={row} group={facts.price} />
          <Chapters chapters={row.chapters} />
          <Facts row={row} group={facts.content} />
          <Facts row={row} group={facts.figures} />
        </>
      )}
    </ReviewPage>
  );
}

/** The chapters of a course with their lessons, each a link to its video. */
function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
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
