import { BarChart, LineChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

register([
  BarChart,
  LineChart,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  TooltipComponent,
  AriaComponent,
  SVGRenderer,
]);

/** Draws a chart as soon as its element has a size, and resizes it with the element; returns the cleanup function. */
export function draw(box: HTMLElement, option: EChartsCoreOption): () => void {
  const size = () => ({ width: box.clientWidth, height: box.clientHeight });
  let chart: ReturnType<typeof init> | undefined;
  const watch = new ResizeObserver(() => {
    if (size().width === 0) return;
    if (chart) chart.resize(size());
    else {
      chart = init(box, null, { renderer: 'svg', ...size() });
      chart.setOption(option);
    }
  });
  watch.observe(box);
  return () => {
    watch.disconnect();
    chart?.dispose();
  };
}
