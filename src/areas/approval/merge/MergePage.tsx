import { Card, Empty, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Lazy } from '@/shared/lazy/Lazy';
import { companyFacts } from '../company/company.facts';
import { companies } from '../company/company.review';
import { useTerm } from '../company/useTerm';
import { personalFacts } from '../personal/personal.facts';
import { creators } from '../personal/personal.review';
import { schoolFacts } from '../school/school.facts';
import { schools } from '../school/school.review';

const loadMerge = () => import('@/shared/review/merge/MergeRecords');

/** Merges two companies, schools or creators. URL parameters: permission prefix (`kind`), the ids (`id`, `other`). */
export default function MergePage() {
  const { t } = useTranslation(['approval', 'shared']);
  const termOf = useTerm();
  const [search] = useSearchParams();
  const [one, other] = [search.get('id') ?? '', search.get('other') ?? ''];
  const kind = one && other && search.get('kind');
  const pair = { one, other };
  const key = `${kind} ${one} ${other}`;
  return (
    <Lazy load={loadMerge} fallback={<Skeleton active paragraph={{ rows: 10 }} />}>
      {({ MergeRecords }) => {
        if (kind === companies.api.permission)
          return <MergeRecords key={key} kind={companies} groups={companyFacts(t, termOf).all} {...pair} />;
        if (kind === schools.api.permission)
          return <MergeRecords key={key} kind={schools} groups={schoolFacts(t).all} {...pair} />;
        if (kind === creators.api.permission)
          return <MergeRecords key={key} kind={creators} groups={personalFacts(t).all} {...pair} />;
        return (
          <Card>
            <Empty description={t('shared:crud.noRecord')} />
          </Card>
        );
      }}
    </Lazy>
  );
}
