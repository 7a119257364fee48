import { useTranslation } from 'react-i18next';
import { Claim } from '@/shared/review/Claim';
import { Facts } from '@/shared/record/Facts';
import { ReviewPage } from '@/shared/review/ReviewPage';
import { AddressMap } from '../ui/AddressMap';
import { RelatedList, SameRecords } from '../ui/Related';
import { courses } from '../course/course.review';
import { positions } from '../position/position.review';
import { Album } from '../ui/Album';
import { useAccountActions } from '../ui/useAccountActions';
import { companies } from './company.review';
import { companyFacts } from './company.facts';
import { useTerm } from './useTerm';

/** Review page of a company: the license beside the company's claims, the checks, the contact details. */
export default function CompanyDetailPage() {
  const { t } = useTranslation('approval');
  const actions = useAccountActions(companies);
  const facts = companyFacts(t, useTerm());
  return (
    <ReviewPage
      kind={companies}
      actions={actions}
      groups={facts.all}
      claim={(row) => (
        <Claim
          row={row}
          group={facts.licence}
          proofs={[
            { label: t('company.licenseImg'), url: row.licenseImg },
            { label: t('company.legalIdFront'), url: row.legalIdFront },
            { label: t('company.legalIdBack'), url: row.legalIdBack },
          ]}
        />
      )}
      related={(row) => (
        <>
          <RelatedList kind={positions} label={t('related.positions')} filters={{ companyName: row.companyName }} />
          <RelatedList
            kind={courses}
            label={t('related.courses')}
            filters={{ ownerType: '1', ownerName: row.companyName }}
          />
          <SameRecords kind={companies} label={t('related.sameContact')} row={row} field="contactPhone" />
        </>
      )}
    >
      {(row) => (
        <>
          <Facts row={row} group={facts.basic} />
          <Facts row={row} group={facts.contact} />
          <AddressMap of={row} />
          <Facts row={row} group={facts.about} />
          <Album title={t('company.photos')} urls={row.photos ?? []} />
          <Facts row={row} group={facts.figures} />
        </>
      )}
    </ReviewPage>
  );
}
