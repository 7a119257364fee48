import { useTranslation } from 'react-i18next';
import { Claim } from '@/shared/review/Claim';
import { FactList, Facts } from '@/shared/record/Facts';
import { ReviewPage } from '@/shared/review/ReviewPage';
import { AddressMap } from '../ui/AddressMap';
import { RelatedList, RelatedRecord } from '../ui/Related';
import { positions } from './position.review';
import { usePay } from './usePay';
import { usePositionActions } from './usePositionActions';
import type { TFunction } from 'i18next';
import { groupOf } from '@/shared/record/factsOf';
import { type Position, positionApi } from './position.resource';

/** Review page of a position: the offer, the requirements, and the company. */
export default function PositionDetailPage() {
  const { t } = useTranslation('approval');
  const actions = usePositionActions();
  const pay = usePay();
  const facts = positionFacts(t, pay);
  return (
    <ReviewPage
      kind={positions}
      actions={actions}
      groups={facts.all}
      claim={(row) => (
        <Claim
          row={row}
          group={facts.basic}
          evidence={<FactList row={row} title={facts.words.title} facts={facts.words.facts} />}
        />
      )}
      related={(row) => (
        <>
          <RelatedRecord
            label={t('position.companyName')}
            name={row.companyName ?? String(row.companyId)}
            to="companyDetail"
            id={row.companyId}
          />
          <RelatedList kind={positions} label={t('related.positions')} filters={{ companyName: row.companyName }} />
        </>
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

/** The fields of a position, grouped as on its detail page (docs/contract#3.4.5). */
function positionFacts(t: TFunction<'approval'>, payOf: (position: Position) => string) {
  const basic = groupOf(t, positionApi, t('position.basic'), [
    { name: 'id', as: 'copy' },
    { name: 'positionName', as: 'copy' },
    { name: 'salaryText', show: payOf },
    'occupationName',
    'jobNature',
    'education',
    'workYears',
    { name: 'recruitNumber', show: ({ recruitNumber }) => recruitNumber || t('position.several') },
    'specialtyNames',
    'certificateNames',
    { name: 'ageMin', show: ({ ageMin, ageMax }) => ages(ageMin, ageMax) },
    'deadline',
    'positionStatus',
  ]);
  const pay = groupOf(t, positionApi, t('position.pay'), [
    'salaryMin',
    'salaryMax',
    'salaryUnit',
    'salaryMonths',
    'salaryNegotiable',
    'benefitTagNames',
  ]);
  const words = groupOf(t, positionApi, t('position.words'), [
    { name: 'description', as: 'lines', watched: true },
    { name: 'requirement', as: 'lines', watched: true },
  ]);
  const place = groupOf(t, positionApi, t('position.place'), ['regionName', 'address']);
  const company = groupOf(t, positionApi, t('position.company'), [
    'companyName',
    'contactName',
    { name: 'contactPhone', secret: 'phone' },
  ]);
  const figures = groupOf(t, positionApi, t('position.figures'), ['viewCount', 'applyCount', 'isTop', 'isUrgent']);
  return { basic, pay, words, company, figures, all: [basic, pay, words, place, company] };
}

const ages = (from?: number | null, to?: number | null) => (from || to ? `${from ?? ''} - ${to ?? ''}` : '-');
