import { useTranslation } from 'react-i18next';
import { useDialogs } from '@/shared/display/useDialogs';
import { Claim } from '@/shared/review/Claim';
import { Facts } from '@/shared/record/Facts';
import { ReviewPage } from '@/shared/review/ReviewPage';
import { RelatedList, RelatedRecords } from '../ui/Related';
import { courses } from '../course/course.review';
import { usePresets } from '../ui/presets';
import { useAccountActions } from '../ui/useAccountActions';
import { Certificates } from './Certificates';
import { creators } from './personal.review';
import { personalFacts } from './personal.facts';
import { Works } from './Works';

/** Review page of a creator: the identity document beside the claims, the checks, the creator's works. */
export default function PersonalDetailPage() {
  const { t } = useTranslation('approval');
  const [dialogs, open] = useDialogs();
  const actions = useAccountActions(creators, open);
  const facts = personalFacts(t);
  return (
    <ReviewPage
      kind={creators}
      presets={usePresets('personal')}
      actions={actions}
      dialogs={dialogs}
      lead={({ realName, memberNo, occupationName }) => [realName, memberNo, occupationName]}
      groups={facts.all}
      claim={(row) => (
        <Claim
          row={row}
          group={facts.identity}
          proofs={[
            { label: t('personal.idCardFront'), url: row.idCardFront },
            { label: t('personal.idCardBack'), url: row.idCardBack },
            { label: t('personal.handIdCard'), url: row.handIdCard },
          ]}
        />
      )}
      related={(row) => (
        <RelatedRecords>
          <RelatedList
            kind={courses}
            label={t('related.courses')}
            filters={{ ownerType: '3', ownerName: row.nickName }}
          />
        </RelatedRecords>
      )}
    >
      {(row) => (
        <>
          <Facts row={row} group={facts.basic} />
          <Facts row={row} group={facts.contact} />
          <Facts row={row} group={facts.work} />
          <Certificates certificates={row.certificates ?? []} />
          <Works works={row.works ?? []} />
          <Facts row={row} group={facts.payee} />
        </>
      )}
    </ReviewPage>
  );
}
