import { useTranslation } from 'react-i18next';
import { Claim } from '@/shared/review/Claim';
import { Facts } from '@/shared/record/Facts';
import { ReviewPage } from '@/shared/review/ReviewPage';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import { RelatedList, RelatedRecord } from '../ui/Related';
import { courses } from './course.review';
import { useCourseActions } from './useCourseActions';
import { safeHref } from '@/shared/lib/safeUrl';
import { ColourTag } from '@/shared/dict/DictTag';
import { Section } from '@/shared/record/Section';
import styles from '../ui/approval.module.css';
import { type Chapter, courseApi } from './course.resource';
import type { TFunction } from 'i18next';
import { groupOf } from '@/shared/record/factsOf';

/** The detail page of a course's publisher, by `ownerType`. Any other `ownerType` means a creator. */
const OWNERS: Readonly<Record<string, MenuKey>> = { 1: 'companyDetail', 2: 'schoolDetail' };

/** Review page of a course: the cover beside the course's claims, the lessons, the price. */
export default function CourseDetailPage() {
  const { t } = useTranslation('approval');
  const actions = useCourseActions();
  const facts = courseFacts(t);
  return (
    <ReviewPage
      kind={courses}
      actions={actions}
      groups={facts.all}
      claim={(row) => <Claim row={row} group={facts.basic} proofs={[{ label: t('course.cover'), url: row.cover }]} />}
      related={(row) => (
        <>
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
        </>
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
          // oxlint-disable-next-line react/no-array-index-key -- chapters may share an id; their order is fixed
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

/** The fields of a course, grouped as on its detail page (docs/contract#3.4.4). */
function courseFacts(t: TFunction<'approval'>) {
  const basic = groupOf(t, courseApi, t('group.basic'), [
    { name: 'id', as: 'copy' },
    { name: 'courseName', as: 'copy' },
    'courseTypeName',
    'ownerType',
    'ownerName',
    'teacherName',
    'teacherTitle',
    'price',
    'lessonCount',
    'courseMode',
    'occupationName',
    'skillLevel',
  ]);
  const price = groupOf(t, courseApi, t('course.priceGroup'), [
    'originalPrice',
    { name: 'validDays', show: ({ validDays }) => validDays || t('course.forever') },
    'shareRatio',
  ]);
  const content = groupOf(t, courseApi, t('course.content'), [
    'totalMinutes',
    { name: 'introduction', as: 'rich', watched: true },
  ]);
  const figures = groupOf(t, courseApi, t('course.figures'), ['studyCount', 'score', 'shelfStatus', 'isRecommend']);
  const pictures = groupOf(t, courseApi, '', [{ name: 'cover', as: 'picture' }]);
  return { basic, price, content, figures, all: [basic, price, content, pictures] };
}
