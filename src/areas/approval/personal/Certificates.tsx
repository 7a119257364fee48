import { useTranslation } from 'react-i18next';
import { Claim } from '@/shared/review/Claim';
import type { Creator } from './personal.resource';

type Certificate = NonNullable<Creator['certificates']>[number];

/** A creator's certificates, each beside its picture; renders nothing if there are none. */
export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  const { t } = useTranslation('approval');
  return certificates.map((certificate) => (
    <Claim<Certificate>
      key={certificate.certNo ?? certificate.certificateName}
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
