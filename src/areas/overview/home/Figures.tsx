import { saysMissing } from '@/shared/api/optional';
import { keysOf } from '@/shared/api/queryKeys';
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { Hint } from '@/shared/home/Hint';
import { Tiles } from '@/shared/home/Tiles';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { Loading } from '@/shared/display/Loading';
import { signed } from './figures';
import { useFormats } from '@/shared/settings/useFormats';
import { FIGURE_LISTS, FIGURE_PERMISSIONS, listFigures, type Span } from './weclome.api';
import styles from './WeclomePage.module.css';

/**
 * The figures that the user may see, if any. The server supplies their Chinese names. Other languages use translations.
 */
export function Figures({ span }: { span: Span }) {
  const { t, i18n } = useTranslation('overview');
  const formats = useFormats();
  const periodOf = usePeriodWords();
  const figures = useQuery({
    queryKey: keysOf('/report/statistics').list(span),
    queryFn: ({ signal }) => listFigures(signal, span),
  });
  const user = useSession((session) => session.user);
  const permissions = new Map<string, string>(Object.entries(FIGURE_PERMISSIONS));
  const shown = figures.data?.filter(({ statKey }) => {
    const permission = permissions.get(statKey);
    return permission === undefined || can(user, permission);
  });
  const nameOf = (key: string, name: string) =>
    i18n.language === 'zh-CN' ? name : t(`weclome.figure.${key}`, { defaultValue: name });
  if (shown?.length === 0 || saysMissing(figures.error)) return null;
  return (
    <Card size="small" title={t('weclome.figures')} extra={<Hint>{periodOf(span)}</Hint>}>
      <section aria-label={t('weclome.figures')}>
        <Loading query={figures} />
        <Tiles
          figures={(shown ?? []).map(({ statKey, statName, statValue, dayIncrease, weekRatio }) => ({
            key: statKey,
            name: nameOf(statKey, statName),
            list: FIGURE_LISTS[statKey],
            value: typeof statValue === 'number' ? formats.number(statValue) : '-',
            below: !NOW.has(statKey) && (
              <>
                {typeof dayIncrease === 'number' && <span>{t('weclome.today', { count: dayIncrease })}</span>}
                {typeof weekRatio === 'number' && Math.abs(weekRatio) <= MAX_RATIO && <Ratio ratio={weekRatio} />}
              </>
            ),
          }))}
        />
      </section>
    </Card>
  );
}

/** The keys of figures that describe the present moment. Their tiles do not show new records or the weekly change. */
const NOW: ReadonlySet<string> = new Set(['onlineTotal']);

/** Max displayed weekly change in percent. A larger change is hidden, because last week then had almost no records. */
const MAX_RATIO = 200;

/** Returns a function that formats the period of the figures as text. */
export function usePeriodWords(): (span: Span) => string {
  const { t } = useTranslation('overview');
  const formats = useFormats();
  return ({ beginTime, endTime }) => {
    const [from, to] = [formats.time(beginTime), formats.time(endTime)];
    if (beginTime && endTime) return t('weclome.period.between', { from, to });
    if (beginTime) return t('weclome.period.from', { from });
    return endTime ? t('weclome.period.to', { to }) : t('weclome.period.all');
  };
}

function Ratio({ ratio }: { ratio: number }) {
  const { t, i18n } = useTranslation('overview');
  return (
    <span className={styles.ratio}>
      {t('weclome.week', { ratio: signed(ratio, i18n.language) })}
      {ratio > 0 && <ArrowUpOutlined aria-label={t('weclome.up')} />}
      {ratio < 0 && <ArrowDownOutlined aria-label={t('weclome.down')} />}
    </span>
  );
}
