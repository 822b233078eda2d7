import type { DatasetAnswer, DatasetInfo } from '@enlace/shared-contract/dashboards';
import { useTexts } from '@enlace/shared-platform';

import { changeOf } from '../../../lib/charts/changes';
import type { ChartPoint } from '../../../lib/charts/chart-point';
import { useChartWords } from '../../../lib/charts/use-chart-words';
import { homeTexts } from '../texts';
import type { ViewChoice } from './view-choice';

export type Compare = ViewChoice['compare'];

/** A data set as a sentence: `1,204 members, 96 more (8%) against the period before; highest: March, 96`. */
export function useSummary(
  { unit, kind }: DatasetInfo,
  { meta }: DatasetAnswer,
  points: readonly ChartPoint[],
  compare: Compare,
): string {
  const t = useTexts(homeTexts);
  const { amountOf, changeWords, valueOf } = useChartWords();
  const change = changeOf(meta.total, meta.prev_total);
  const amount = amountOf(meta.total, unit);
  const words =
    change === null
      ? amount
      : t('summary.change', { amount, change: changeWords(change), compare: t(`compare.words.${compare}`) });
  const highestPoint = points.reduce<ChartPoint | null>(
    (best, point) => ((point.value ?? 0) > (best?.value ?? 0) ? point : best),
    null,
  );
  if (highestPoint === null || points.length < 2) return words;
  const key = kind === 'ranking' ? 'summary.first' : 'summary.highest';
  return t(key, { words, label: highestPoint.label, value: valueOf(highestPoint.value) });
}
