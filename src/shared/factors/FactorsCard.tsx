import { useQuery } from '@tanstack/react-query';
import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { isMissing } from '@/shared/api/optional';
import { factorsQuery } from './factor.api';
import { FactorList } from './FactorList';

/** The user's own second factors in the account settings; renders nothing if the server lacks the calls. */
export function FactorsCard() {
  const { t } = useTranslation('factors');
  const own = useQuery(factorsQuery());
  if (own.isPending || isMissing(own.error)) return null;
  return (
    <Card title={t('title')}>
      <p>{t('about')}</p>
      <FactorList />
    </Card>
  );
}
