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

/** A drawn chart. */
export interface Drawing {
  /**
   * Draws the figures of `option`. New figures appear without animation, because the browser may print the page at any
   * time.
   */
  show: (option: EChartsCoreOption) => void;
  stop: () => void;
}

/** Draws a chart as soon as the element has a size and figures exist. Resizes the chart with the element. */
export function draw(box: HTMLElement): Drawing {
  const size = () => ({ width: box.clientWidth, height: box.clientHeight });
  let option: EChartsCoreOption | undefined;
  let chart: ReturnType<typeof init> | undefined;
  const watch = new ResizeObserver(() => {
    if (size().width === 0 || !option) return;
    if (chart) chart.resize(size());
    else {
      chart = init(box, null, { renderer: 'svg', ...size() });
      chart.setOption(option);
    }
  });
  watch.observe(box);
  return {
    show: (next) => {
      option = next;
      chart?.setOption({ ...next, animation: false }, true);
      chart?.getZr().flush();
    },
    stop: () => {
      watch.disconnect();
      chart?.dispose();
    },
  };
}
