import { useTranslation } from 'react-i18next';
import { Claim } from '@/shared/review/Claim';
import { Facts } from '@/shared/record/Facts';
import { ReviewPage } from '@/shared/review/ReviewPage';
import { RelatedList } from '../ui/Related';
import { courses } from '../course/course.review';
import { useAccountActions } from '../ui/useAccountActions';
import { creators } from './personal.review';
import { personalFacts } from './personal.facts';
import type { Creator } from './personal.resource';
import { safeHref } from '@/shared/lib/safeUrl';
import { Section } from '@/shared/record/Section';
import { PictureCell } from '../ui/PictureCell';
import styles from '../ui/approval.module.css';

/** Review page of a creator: the identity document beside the creator's claims, the checks, the creator's works. */
export default function PersonalDetailPage() {
  const { t } = useTranslation('approval');
  const actions = useAccountActions(creators);
  const facts = personalFacts(t);
  return (
    <ReviewPage
      kind={creators}
      actions={actions}
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
        <RelatedList
          kind={courses}
          label={t('related.courses')}
          filters={{ ownerType: '3', ownerName: row.nickName }}
        />
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

type Certificate = NonNullable<Creator['certificates']>[number];

/** A creator's certificates, each beside its picture. Renders nothing without certificates. */
function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  const { t } = useTranslation('approval');
  return certificates.map((certificate, index) => (
    <Claim<Certificate>
      // oxlint-disable-next-line react/no-array-index-key -- certificates may share a name; their order is fixed
      key={`${index} ${certificate.certificateName}`}
      row={certificate}
      group={{
        title: t('personal.certificate', { name: certificate.certificateName }),
        facts: [
          { name: 'certificateName', label: t('personal.certificateName') },
          { name: 'certNo', label: t('personal.certNo'), as: 'copy' },
          { name: 'level', label: t('personal.level'), dict: 'biz_skill_level' },
          { name: 'issueDate', label: t('personal.issueDate') },
        ],
      }}
      proofs={[{ label: certificate.certificateName, url: certificate.imgUrl }]}
    />
  ));
}

/** A creator's works as pictures and links. Renders nothing without works. */
function Works({ works }: { works: NonNullable<Creator['works']> }) {
  const { t } = useTranslation('approval');
  if (works.length === 0) return null;
  return (
    <Section title={t('personal.works')}>
      <ul className={styles.works}>
        {works.map(({ title, coverUrl, url, type }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- works may share a title; their order is fixed
          <li key={`${index} ${title}`}>
            <PictureCell url={coverUrl} wide />
            {safeHref(url) ? (
              <a href={safeHref(url)} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            ) : (
              <bdi>{title}</bdi>
            )}
            {type && <small>{type}</small>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
