import { BarChartOutlined, TableOutlined } from '@ant-design/icons';
import { Card, Skeleton, theme } from 'antd';
import type { EChartsCoreOption } from 'echarts/core';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/display/IconButton';
import { PlainTable } from '@/shared/display/PlainTable';
import { usePrinting } from '@/shared/settings/usePrinting';
import { TableFailure } from '@/shared/display/TableFailure';
import { useLazy } from '@/shared/lazy/useLazy';
import styles from './Chart.module.css';
import type { Drawing } from './engine';

const loadEngine = () => import('./engine');

/** The theme colors of a chart. */
interface Look {
  text: string;
  soft: string;
  line: string;
  ground: string;
  /** The options shared by all axes: the colors of labels and lines. */
  axis: Record<'axisLabel' | 'axisTick' | 'axisLine' | 'splitLine', object>;
  colors: [string, string, string, string];
  /** ECharts measures texts with this font, so it must be a real font family: `inherit` would cut long texts. */
  font: string;
}

interface ChartProps {
  title: string;
  /** Returns the ECharts option; tooltips are rendered as text, never as HTML. */
  option: (look: Look) => EChartsCoreOption;
  /**
   * The figures of the chart, shown as a table. `columns` has the names of the columns. `rows` has the cells of each
   * row. The first cell of a row is the row's name.
   */
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
  /** Content next to the title. */
  extra?: ReactNode;
}

/**
 * A chart in a card, drawn by ECharts, which loads when the chart becomes visible. A button switches to a table of the
 * figures.
 */
export function Chart({ title, option, columns, rows, extra }: ChartProps) {
  const { t } = useTranslation();
  const [asTable, setAsTable] = useState(false);
  const table = (
    <PlainTable<ChartProps['rows'][number]>
      aria-label={title}
      className={styles.table ?? ''}
      rowKey={(row) => String(row[0])}
      columns={columns.map((name, index) => ({ key: name, title: name, render: (_, row) => row[index] }))}
      dataSource={rows}
    />
  );
  return (
    <Card
      className={styles.card ?? ''}
      title={title}
      size="small"
      extra={
        <>
          {extra}
          <IconButton
            icon={asTable ? BarChartOutlined : TableOutlined}
            label={t(asTable ? 'chart.asChart' : 'chart.asTable', { title })}
            onClick={() => setAsTable(!asTable)}
          />
        </>
      }
    >
      {asTable ? table : <Picture title={title} option={option} rows={rows} table={table} />}
    </Card>
  );
}

interface PictureProps extends Pick<ChartProps, 'title' | 'option' | 'rows'> {
  /** The chart's figures as a table, which is printed if the chart has not been drawn yet. */
  table: ReactNode;
}

function Picture({ title, option, rows, table }: PictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const engine = useLazy(loadEngine, isSeen);
  const isPrinting = usePrinting();
  const { token } = theme.useToken();
  const look: Look = {
    text: token.colorText,
    soft: token.colorTextSecondary,
    line: token.colorBorderSecondary,
    ground: token.colorBgElevated,
    font: token.fontFamily,
    axis: {
      axisLabel: { color: token.colorTextSecondary },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: token.colorBorder } },
      splitLine: { lineStyle: { color: token.colorBorderSecondary } },
    },
    colors: [
      token.colorPrimary,
      token.orange6 ?? token.colorWarning,
      token.blue6 ?? token.colorInfo,
      token.purple6 ?? token.colorError,
    ],
  };
  const drawing = useRef<Drawing>(undefined);
  const show = useEffectEvent(() => drawing.current?.show({ ...frameOf(look), ...option(look) }));
  const shown = JSON.stringify([rows, look]);
  useEffect(() => {
    drawing.current = box.current ? engine.module?.draw(box.current) : undefined;
    return drawing.current?.stop;
  }, [engine.module]);
  useEffect(() => show(), [engine.module, shown]);
  if (engine.error) return <TableFailure error={engine.error} onRetry={engine.retry} />;
  return (
    <div ref={box} role="img" aria-label={title} aria-busy={isSeen && !engine.module} className={styles.box}>
      {!engine.module && (isPrinting ? table : <Skeleton.Node active className={styles.box ?? ''} />)}
    </div>
  );
}

/** True once an element has been visible. Loading ECharts earlier would waste 560 kB of code and 3 MB of heap. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const watch = new IntersectionObserver((entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, seen]);
  return seen;
}

const frameOf = ({ text, soft, ground, line, colors, font }: Look): EChartsCoreOption => ({
  color: colors,
  textStyle: { color: soft, fontFamily: font },
  // On a phone the legend scrolls, because a wrapped legend would cover the drawing.
  legend: { type: 'scroll', top: 0, right: 0, itemGap: 20, textStyle: { color: soft } },
  grid: { left: 8, right: 16, top: 32, bottom: 8, containLabel: true },
  tooltip: {
    trigger: 'axis',
    renderMode: 'richText',
    confine: true,
    backgroundColor: ground,
    borderColor: line,
    textStyle: { color: text },
  },
  animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
});
