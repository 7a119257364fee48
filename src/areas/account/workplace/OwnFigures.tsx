import { useQuery } from '@tanstack/react-query';
import { Card, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { isMissing } from '@/shared/api/optional';
import { keysOf } from '@/shared/api/queryKeys';
import { Tiles } from '@/shared/home/Tiles';
import { TableFailure } from '@/shared/display/TableFailure';
import { useFormats } from '@/shared/settings/useFormats';
import { listOwnFigures } from './workplace.api';

/** The user's own figures. Chinese names come from the server; other languages translate the known keys. */
export function OwnFigures() {
  const { t, i18n } = useTranslation('account');
  const formats = useFormats();
  const figures = useQuery({
    queryKey: keysOf('/report/statistics').call('mine'),
    queryFn: ({ signal }) => listOwnFigures(signal),
  });
  if (isMissing(figures.error)) return null;
  const nameOf = (key: string, name: string) =>
    i18n.language === 'zh-CN' ? name : t(`workplace.figure.${key}`, { defaultValue: name });
  return (
    <Card size="small" title={t('workplace.figures')}>
      <section aria-label={t('workplace.figures')}>
        {figures.isPending && <Skeleton active title={false} />}
        {figures.isError && <TableFailure error={figures.error} onRetry={() => void figures.refetch()} />}
        {figures.data && (
          <Tiles
            figures={figures.data.map(({ statKey, statName, statValue }) => ({
              key: statKey,
              name: nameOf(statKey, statName),
              value: typeof statValue === 'number' ? formats.number(statValue) : '-',
            }))}
          />
        )}
      </section>
    </Card>
  );
}
