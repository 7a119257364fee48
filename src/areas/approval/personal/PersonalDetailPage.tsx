import { useTranslation } from 'react-i18next';
import { Changes } from '@/shared/review/Changes';
import { Check, Checks, IdCardCheck } from '@/shared/review/Checks';
import { Claim } from '@/shared/review/Claim';
import { DuplicateCheck } from '../ui/DuplicateCheck';
import { Facts } from '@/shared/review/Facts';
import { RelatedList, RelatedRecords } from '../ui/Related';
import { ReviewPage } from '@/shared/review/ReviewPage';
import { courses } from '../course/course.api';
import { usePresets } from '../ui/presets';
import { useAccountActions } from '../ui/useAccountActions';
import { Certificates } from './Certificates';
import { creators } from './personal.api';
import { personalFacts } from './personal.facts';
import { Works } from './Works';

/** Review page of a creator: the identity document beside the claims, the checks, the creator's works. */
export default function PersonalDetailPage() {
  const { t } = useTranslation('approval');
  const actions = useAccountActions(creators);
  const facts = personalFacts(t);
  return (
    <ReviewPage
      kind={creators}
      presets={usePresets('personal')}
      actions={actions}
      lead={({ realName, memberNo, occupationName }) => [realName, memberNo, occupationName]}
    >
      {(row) => (
        <>
          <Changes row={row} groups={facts.all} />
          <Claim
            row={row}
            group={facts.identity}
            proofs={[
              { label: t('personal.idCardFront'), url: row.idCardFront },
              { label: t('personal.idCardBack'), url: row.idCardBack },
              { label: t('personal.handIdCard'), url: row.handIdCard },
            ]}
          />
          <Checks>
            {row.certType === '1' && (
              <IdCardCheck label={t('personal.idCard')} number={row.idCard} birthday={row.birthday} sex={row.sex} />
            )}
            <DuplicateCheck kind={creators} row={row} label={t('check.samePhone')} same={['phone']} />
            <Check
              label={t('personal.bankAccountName')}
              found={!row.bankAccountName ? 'unknown' : row.bankAccountName === row.realName ? 'ok' : 'warn'}
            >
              {t(
                !row.bankAccountName
                  ? 'check.none'
                  : row.bankAccountName === row.realName
                    ? 'check.isRealName'
                    : 'check.notRealName',
              )}
            </Check>
          </Checks>
          <Facts row={row} group={facts.basic} />
          <Facts row={row} group={facts.contact} />
          <Facts row={row} group={facts.work} />
          <Certificates certificates={row.certificates ?? []} />
          <Works works={row.works ?? []} />
          <Facts row={row} group={facts.payee} />
          <RelatedRecords>
            <RelatedList
              kind={courses}
              label={t('related.courses')}
              filters={{ ownerType: '3', ownerName: row.nickName }}
            />
          </RelatedRecords>
        </>
      )}
    </ReviewPage>
  );
}
