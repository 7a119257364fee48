import { useQuery } from '@tanstack/react-query';
import { Drawer, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDrawer } from '@/shared/display/useDialogs';
import { Loading } from '@/shared/display/Loading';
import { useDict } from '@/shared/dict/useDict';
import { type Price, prices } from './price.resource';
import { PriceTimeLine } from './PriceTimeLine';

/** The request parameters. The drawer shows at most 1000 prices. */
const params = { pageNum: 1, pageSize: 1000 };

/** All prices on timelines, with one timeline for each item and member type. */
export function LinesDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('sales');
  const drawer = useDrawer(onClose);
  const items = useDict('biz_price_type');
  const people = useDict('biz_member_type');
  const found = useQuery({
    queryKey: prices.keys.list(params),
    queryFn: ({ signal }) => prices.list(params, signal),
  });
  const { data } = found;
  const word = (entries: typeof items, value: string) => entries.find((one) => one.value === value)?.label ?? value;
  return (
    <Drawer {...drawer} size={760} title={t('price.lines')}>
      <Loading query={found} />
      {data?.records.length === 0 && <Empty />}
      {groups(data?.records ?? []).map(([key, [first, ...rest]]) => {
        const title = `${word(items, first.priceType)} · ${word(people, first.memberType)}`;
        return (
          <section key={key} aria-label={title}>
            <h3 style={{ fontSize: 14 }}>{title}</h3>
            <PriceTimeLine label={title} prices={[first, ...rest]} scale={data?.records ?? []} />
          </section>
        );
      })}
    </Drawer>
  );
}

/** Groups prices by item and member type, sorted by dictionary value. */
function groups(rows: readonly Price[]): [key: string, rows: [Price, ...Price[]]][] {
  const found = new Map<string, [Price, ...Price[]]>();
  for (const price of rows) {
    const key = `${price.priceType}-${price.memberType}`;
    const group = found.get(key);
    if (group) group.push(price);
    else found.set(key, [price]);
  }
  return [...found].toSorted(([a], [b]) => a.localeCompare(b));
}
