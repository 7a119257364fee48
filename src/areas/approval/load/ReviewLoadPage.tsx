import { serverToday } from '@/shared/settings/times';
import { useQuery } from '@tanstack/react-query';
import { Card, Empty, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { keysOf } from '@/shared/api/queryKeys';
import { useSession } from '@/shared/auth/session';
import { Loading } from '@/shared/display/Loading';
import { PlainTable } from '@/shared/display/PlainTable';
import { MenuLink } from '@/shared/menu/MenuLink';
import { useFormats } from '@/shared/settings/useFormats';
import { type Forecast, forecast, PACE_DAYS } from './forecast';
import { AGREEMENT, type Agreement, listAgreement, listLoads, type QueueLoad } from './load.api';
import { kindOf, type ShownQueue } from './shownQueue';
import { LoadCharts } from './LoadCharts';
import styles from './ReviewLoadPage.module.css';
import { useHas } from '@/shared/api/optional';

/** For team leads: the pending records and the decisions of each review queue, and when its records will be overdue. */
export default function ReviewLoadPage() {
  const { t } = useTranslation(['approval', 'home']);
  const hours = useSession(({ config }) => config.overdueHours);
  const [search, setSearch] = useSearchParams();
  const loads = useQuery({ queryKey: keysOf('/biz/review').call('load'), queryFn: ({ signal }) => listLoads(signal) });
  if (!loads.isSuccess) return <Loading query={loads} title={false} paragraph={{ rows: 8 }} />;

  const today = serverToday();
  const queues = loads.data.map((load): ShownQueue => {
    const kind = kindOf(load.path);
    const forecastWith = (more: number) => forecast(load, { today, limit: hours / 24, more });
    const name = kind ? t(`home:waiting.${kind.name}`) : load.path;
    return { ...load, name, kind, now: forecastWith(0), oneMore: forecastWith(1) };
  });
  const [longest] = queues.toSorted((one, other) => waitingIn(other) - waitingIn(one));
  const shown = queues.find(({ path }) => path === search.get('queue')) ?? longest;
  if (!shown) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('load.none')} />;
  return (
    <div className={styles.page}>
      <Card size="small" title={t('load.queues')}>
        <Queues queues={queues} />
        <p className={styles.lead}>{t('load.lead', { count: hours })}</p>
      </Card>
      <label className={styles.chosen}>
        <span>{t('load.charts')}</span>
        <Select
          value={shown.path}
          options={queues.map(({ path, name }) => ({ value: path, label: name }))}
          onChange={(queue) => setSearch({ queue }, { replace: true })}
        />
      </label>
      <LoadCharts key={shown.path} queue={shown} />
      <AgreementCard queue={shown} />
    </div>
  );
}

function Queues({ queues }: { queues: ShownQueue[] }) {
  const { t } = useTranslation('approval');
  const { number, time } = useFormats();
  function textOf({ days, lateOn, clearedOn }: Forecast, { overdue }: QueueLoad): string {
    if (overdue > 0)
      return clearedOn
        ? t('load.cleared', { day: time(clearedOn) })
        : t('load.stays', { count: days.at(-1)?.overdue ?? 0 });
    return lateOn && days.length > 0 ? t('load.late', { day: time(lateOn) }) : t('load.never');
  }
  const inPast = ({ days }: QueueLoad, field: 'decided' | 'reversed') =>
    days.slice(-PACE_DAYS).reduce((all, day) => all + day[field], 0);
  return (
    <PlainTable<ShownQueue>
      aria-label={t('load.queues')}
      rowKey="path"
      dataSource={queues}
      columns={[
        {
          dataIndex: 'name',
          title: t('load.queue'),
          render: (name: string, { kind }) =>
            kind ? (
              <MenuLink to={kind.menuKey} query={new URLSearchParams(kind.search)}>
                {name}
              </MenuLink>
            ) : (
              name
            ),
        },
        { key: 'waiting', title: t('load.waiting'), align: 'right', render: (_, row) => number(waitingIn(row)) },
        { dataIndex: 'overdue', title: t('load.overdue'), align: 'right', render: number },
        {
          key: 'pace',
          title: <span title={t('load.paceHint')}>{t('load.pace')}</span>,
          align: 'right',
          render: (_, row) => number(Math.round((inPast(row, 'decided') / PACE_DAYS) * 10) / 10),
        },
        {
          key: 'reversed',
          title: <span title={t('load.reversedHint')}>{t('load.reversed')}</span>,
          align: 'right',
          render: (_, row) => number(inPast(row, 'reversed')),
        },
        { key: 'now', title: t('load.now'), render: (_, row) => textOf(row.now, row) },
        { key: 'oneMore', title: t('load.oneMore'), render: (_, row) => textOf(row.oneMore, row) },
      ]}
    />
  );
}

const waitingIn = ({ ages }: QueueLoad) => ages.reduce((all, count) => all + count, 0);

/**
 * A table for a queue. Shows how often second reviewers agreed with the first reviewer, by failed check and by reason.
 * Renders nothing if the server does not support second reviews.
 */
function AgreementCard({ queue: { path, kind } }: { queue: ShownQueue }) {
  const area = kind?.area ?? 'approval';
  const { t, i18n } = useTranslation(['approval', 'review', area as 'approval'], { useSuspense: false });
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
  // Some checks have a translation of their own. The name of any other check is the label of the field that it checks.
  const nameOf = ({ by, name }: Agreement) => {
    if (by === 'reason') return name;
    const check = name.replace(/^deceit-.+/, 'deceit');
    const own = [`${kind?.name}.${name}`, `check.${name}.title`, `check.${name}`].map((key) => `${area}:${key}`);
    const keys = [...own, `review:checks.${check}.title`, `review:checks.${check}`, `${area}:${name}`];
    return t(keys, { defaultValue: name });
  };
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
