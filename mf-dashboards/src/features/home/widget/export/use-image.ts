import { useLateTexts } from '@enlace/shared-admin';
import type { DatasetAnswer, DatasetQuery } from '@enlace/shared-contract/dashboards';
import { useFormats, useLocale, useTexts } from '@enlace/shared-platform';

import type { ChartPoint } from '../../../../lib/charts/chart-point';
import { chartTexts } from '../../../../lib/charts/texts';
import { useChartWords } from '../../../../lib/charts/use-chart-words';
import { pointsOf, useDayWords } from '../../state/use-points';
import { menuTexts } from '../menu-texts';
import type { WidgetProps } from '../widget-props';
import type { Picture, PictureValue } from './picture';
import { useAnswerLines } from './use-answer-lines';

export interface ImageSource extends Pick<WidgetProps, 'info' | 'notes'> {
  readonly answer: DatasetAnswer | null;
  readonly query: DatasetQuery;
}

/** Saves the chart as a file that explains itself: title, period, comparison, filters and source. */
export function useImage({ answer, query, info, notes }: ImageSource): (kind: 'svg' | 'png') => Promise<void> {
  const t = useLateTexts(menuTexts);
  const { locale } = useLocale();
  const { date, number } = useFormats();
  const { stepWords } = useDayWords();
  const valueWords = useValueWords();
  const legendOf = useLegend();
  const linesOf = useAnswerLines(info);
  return async (kind) => {
    if (answer === null) return;
    const { drawChart } = await import(/* webpackChunkName: "dashboard-export" */ './draw-chart');
    const { saveImageFile } = await import(/* webpackChunkName: "dashboard-export" */ './save-file');
    const time = date(answer.meta.generated_at, { dateStyle: 'long', timeStyle: 'short' });
    const isTime = answer.meta.grain !== null;
    const points = pointsOf(answer, notes, stepWords);
    const picture = drawChart({
      lang: locale,
      title: info.title,
      lines: linesOf(answer, query),
      isTime,
      source: t('source', { host: window.location.host, time }),
      values: points.map((point) => valueWords(point, isTime)),
      legend: legendOf(points),
      numberWords: number,
    });
    await saveImageFile(picture, info.name, kind);
  };
}

function useValueWords() {
  const t = useLateTexts(menuTexts);
  const { labelOf, valueOf } = useChartWords();
  return (point: ChartPoint, isTime: boolean): PictureValue => {
    const { value, before, isRunning } = point;
    const words = valueOf(value);
    return {
      label: labelOf(point),
      value,
      before: before ?? null,
      // A column has no space for two numbers.
      words: before === undefined || isTime ? words : t('compared', { value: words, before: valueOf(before) }),
      fill: value === null ? 'hidden' : isRunning ? 'running' : 'plain',
    };
  };
}

/** The signs in use; none for plain bars only. */
function useLegend() {
  const t = useTexts(chartTexts);
  return (points: readonly ChartPoint[]): Picture['legend'] => {
    const signs = [
      ...(points.some(({ before }) => typeof before === 'number') ? (['before'] as const) : []),
      ...(points.some(({ isRunning, value }) => isRunning && value !== null) ? (['running'] as const) : []),
      ...(points.some(({ value }) => value === null) ? (['hidden'] as const) : []),
    ].map((sign) => ({ sign, words: t(`legend.${sign}`) }));
    return signs.length === 0 ? [] : [{ sign: 'plain', words: t('legend.now') }, ...signs];
  };
}
