import { useTranslation } from 'react-i18next';
import { useDialogs } from '@/shared/display/useDialogs';
import { Claim } from '@/shared/review/Claim';
import { FactList, Facts } from '@/shared/record/Facts';
import { ReviewPage } from '@/shared/review/ReviewPage';
import { AddressMap } from '../ui/AddressMap';
import { RelatedList, RelatedRecord, RelatedRecords } from '../ui/Related';
import { useAskItems, usePresets } from '../ui/presets';
import { positions } from './position.review';
import { positionFacts } from './position.facts';
import { usePay } from './usePay';
import { usePositionActions } from './usePositionActions';

/** Review page of a position: the offer, the requirements, and the company. */
export default function PositionDetailPage() {
  const { t } = useTranslation('approval');
  const [dialogs, open] = useDialogs();
  const actions = usePositionActions(open);
  const pay = usePay();
  const facts = positionFacts(t, pay);
  return (
    <ReviewPage
      kind={positions}
      presets={usePresets('position')}
      askItems={useAskItems('position')}
      actions={actions}
      dialogs={dialogs}
      groups={facts.all}
      claim={(row) => (
        <Claim
          row={row}
          group={facts.basic}
          evidence={<FactList row={row} title={facts.words.title} facts={facts.words.facts} />}
        />
      )}
      related={(row) => (
        <RelatedRecords>
          <RelatedRecord
            label={t('position.companyName')}
            name={row.companyName ?? String(row.companyId)}
            to="companyDetail"
            id={row.companyId}
          />
          <RelatedList kind={positions} label={t('related.positions')} filters={{ companyName: row.companyName }} />
        </RelatedRecords>
      )}
    >
      {(row) => (
        <>
          <Facts row={row} group={facts.pay} />
          <Facts row={row} group={facts.company} />
          <AddressMap of={row} />
          <Facts row={row} group={facts.figures} />
        </>
      )}
    </ReviewPage>
  );
}
