import { useTranslation } from 'react-i18next';
import { AddressMap } from '../ui/AddressMap';
import { Changes } from '@/shared/review/Changes';
import { Check, Checks, ExpiryCheck } from '@/shared/review/Checks';
import { DuplicateCheck } from '../ui/DuplicateCheck';
import { Facts } from '@/shared/review/Facts';
import { RelatedList, RelatedRecord, RelatedRecords } from '../ui/Related';
import { ReviewPage } from '@/shared/review/ReviewPage';
import { companies } from '../company/company.api';
import { usePresets } from '../ui/presets';
import { positions } from './position.api';
import { agesFound, payFound } from './position.checks';
import { positionFacts } from './position.facts';
import { usePositionActions } from './usePositionActions';

/** Review page of a position: the offer, the requirements, and the company. */
export default function PositionDetailPage() {
  const { t } = useTranslation('approval');
  const actions = usePositionActions();
  const facts = positionFacts(t);
  return (
    <ReviewPage
      kind={positions}
      presets={usePresets('position')}
      actions={actions}
      lead={({ companyName, salaryText, regionName }) => [companyName, salaryText, regionName]}
    >
      {(row) => (
        <>
          <Changes row={row} groups={facts.all} />
          <Facts row={row} group={facts.basic} />
          <Facts row={row} group={facts.words} columns={1} />
          <Checks>
            <Check
              label={t('position.salaryText')}
              found={payFound(row) === 'ok' || payFound(row) === 'negotiable' ? 'ok' : 'warn'}
            >
              {t(`check.pay.${payFound(row)}`)}
            </Check>
            <ExpiryCheck label={t('position.deadline')} until={row.deadline} />
            <Check label={t('position.age')} found={agesFound(row)}>
              {t(`check.ages.${agesFound(row)}`)}
            </Check>
            <DuplicateCheck
              kind={positions}
              row={row}
              label={t('check.samePosition')}
              same={['positionName', 'companyName']}
            />
          </Checks>
          <Facts row={row} group={facts.pay} />
          <Facts row={row} group={facts.company} />
          <AddressMap of={row} />
          <Facts row={row} group={facts.figures} />
          <RelatedRecords>
            <RelatedRecord
              label={t('position.companyName')}
              name={row.companyName ?? String(row.companyId)}
              kind={companies}
              id={row.companyId}
            />
            <RelatedList kind={positions} label={t('related.positions')} filters={{ companyName: row.companyName }} />
          </RelatedRecords>
        </>
      )}
    </ReviewPage>
  );
}
