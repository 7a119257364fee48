import { useTranslation } from 'react-i18next';
import { Claim } from '@/shared/review/Claim';
import { Facts } from '@/shared/record/Facts';
import { ReviewPage } from '@/shared/review/ReviewPage';
import { AddressMap } from '../ui/AddressMap';
import { RelatedList } from '../ui/Related';
import { courses } from '../course/course.review';
import { useAccountActions } from '../ui/useAccountActions';
import { schools } from './school.review';
import { schoolFacts } from './school.facts';

/**
 * The review page of a school. Shows the license beside the school's claims, the checks, and the courses of the school.
 */
export default function SchoolDetailPage() {
  const { t } = useTranslation('approval');
  const actions = useAccountActions(schools);
  const facts = schoolFacts(t);
  return (
    <ReviewPage
      kind={schools}
      actions={actions}
      groups={facts.all}
      claim={(row) => (
        <Claim
          row={row}
          group={facts.licence}
          proofs={[
            { label: t('school.licenseImg'), url: row.licenseImg },
            { label: t('school.authLetterImg'), url: row.authLetterImg },
            { label: t('school.badge'), url: row.badge },
          ]}
        />
      )}
      related={(row) => (
        <RelatedList
          kind={courses}
          label={t('related.courses')}
          filters={{ ownerType: '2', ownerName: row.schoolName }}
        />
      )}
    >
      {(row) => (
        <>
          <Facts row={row} group={facts.basic} />
          <Facts row={row} group={facts.contact} />
          <AddressMap of={row} />
          <Facts row={row} group={facts.about} />
          <Facts row={row} group={facts.figures} />
        </>
      )}
    </ReviewPage>
  );
}
