import { useQuery } from '@tanstack/react-query';
import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHas } from '@/shared/api/optional';
import { keysOf } from '@/shared/api/queryKeys';
import { Loading } from '@/shared/display/Loading';
import { PlainTable } from '@/shared/display/PlainTable';
import { useFormats } from '@/shared/settings/useFormats';
import { type Agreement, AGREEMENT, listAgreement } from './load.api';
import type { ShownQueue } from './shownQueue';

/**
 * How often a second reviewer decided as the first one did, by failed check and by reason, for one queue; nothing where
 * the server has no second looks.
 */
export function AgreementCard({ queue: { path, kind } }: { queue: ShownQueue }) {
  const { t, i18n } = useTranslation(['approval', 'review']);
  const { number } = useFormats();
  const has = useHas('GET', AGREEMENT);
  const agreement = useQuery({
    queryKey: keysOf('/biz/review').call('agreement'),
    queryFn: ({ signal }) => listAgreement(signal),
    enabled: has,
  });
  if (!has) return null;
  const figure = (count: number | null) => (count === null ? '-' : number(count));
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  // The name of a check is the name of its field, or has words of its own.
  const nameOf = ({ by, name }: Agreement) =>
    by === 'reason'
      ? name
      : t(
          [
            `approval:${kind?.name}.${name}`,
            `approval:check.${name}.title`,
            `approval:check.${name}`,
            `review:checks.${name}`,
          ],
          {
            defaultValue: name,
          },
        );
  return (
    <Card size="small" title={t('load.agreement.title')}>
      {agreement.isSuccess ? (
        <PlainTable<Agreement>
          aria-label={t('load.agreement.title')}
          rowKey={({ by, name }) => `${by} ${name}`}
          dataSource={agreement.data.filter((row) => row.path === path)}
          locale={{ emptyText: t('load.agreement.none') }}
          columns={[
            {
              key: 'by',
              title: t('load.agreement.by'),
              render: (_, row) => t(`load.agreement.${row.by}`, { name: nameOf(row) }),
            },
            { dataIndex: 'looked', title: t('load.agreement.looked'), align: 'right', render: figure },
            { dataIndex: 'agreed', title: t('load.agreement.agreed'), align: 'right', render: figure },
            {
              key: 'share',
              title: t('load.agreement.share'),
              align: 'right',
              render: (_, { looked, agreed }) => (looked && agreed !== null ? percent.format(agreed / looked) : '-'),
            },
          ]}
        />
      ) : (
        <Loading query={agreement} title={false} />
      )}
    </Card>
  );
}
