import { useTranslation } from 'react-i18next';
import { AddressMap } from '../ui/AddressMap';
import { Changes } from '@/shared/review/Changes';
import { Checks, CreditCodeCheck, ExpiryCheck, IdCardCheck } from '@/shared/review/Checks';
import { Claim } from '@/shared/review/Claim';
import { DuplicateCheck } from '../ui/DuplicateCheck';
import { Facts } from '@/shared/review/Facts';
import { RelatedList, RelatedRecords } from '../ui/Related';
import { ReviewPage } from '@/shared/review/ReviewPage';
import { courses } from '../course/course.api';
import { positions } from '../position/position.api';
import { Album } from '../ui/Album';
import { usePresets } from '../ui/presets';
import { useAccountActions } from '../ui/useAccountActions';
import { companies } from './company.api';
import { companyFacts } from './company.facts';
import { termEnd } from './term';

/** Review page of a company: the licence beside the claims, the checks, the contact details. */
export default function CompanyDetailPage() {
  const { t } = useTranslation('approval');
  const actions = useAccountActions(companies);
  const facts = companyFacts(t);
  return (
    <ReviewPage
      kind={companies}
      presets={usePresets('company')}
      actions={actions}
      lead={({ creditCode, regionName, contactName }) => [creditCode, regionName, contactName]}
    >
      {(row) => (
        <>
          <Changes row={row} groups={facts.all} />
          <Claim
            row={row}
            group={facts.licence}
            proofs={[
              { label: t('company.licenseImg'), url: row.licenseImg },
              { label: t('company.legalIdFront'), url: row.legalIdFront },
              { label: t('company.legalIdBack'), url: row.legalIdBack },
            ]}
          />
          <Checks>
            <CreditCodeCheck code={row.creditCode} />
            <DuplicateCheck kind={companies} row={row} label={t('check.sameCode')} same={['creditCode']} />
            <DuplicateCheck kind={companies} row={row} label={t('check.sameName')} same={['companyName']} />
            <IdCardCheck label={t('company.legalIdCard')} number={row.legalIdCard} />
            <ExpiryCheck label={t('company.businessTerm')} until={termEnd(row.businessTerm)} />
          </Checks>
          <Facts row={row} group={facts.basic} />
          <Facts row={row} group={facts.contact} />
          <AddressMap of={row} />
          <Facts row={row} group={facts.about} />
          <Album title={t('company.photos')} urls={row.photos ?? []} />
          <Facts row={row} group={facts.figures} />
          <RelatedRecords>
            <RelatedList kind={positions} label={t('related.positions')} filters={{ companyName: row.companyName }} />
            <RelatedList
              kind={courses}
              label={t('related.courses')}
              filters={{ ownerType: '1', ownerName: row.companyName }}
            />
            <RelatedList
              kind={companies}
              label={t('related.sameContact')}
              filters={{ contactPhone: row.contactPhone }}
            />
          </RelatedRecords>
        </>
      )}
    </ReviewPage>
  );
}
