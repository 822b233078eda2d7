import type { DatasetInfo } from '@enlace/shared-contract/dashboards';
import { useFormats, useTexts } from '@enlace/shared-platform';

import type { Change } from './changes';
import type { ChartPoint } from './chart-point';
import { chartTexts } from './texts';

export type Unit = DatasetInfo['unit'];

/** Numbers and changes in words. */
export function useChartWords() {
  const t = useTexts(chartTexts);
  const { number } = useFormats();
  const valueOf = (value: number | null) => (value === null ? t('fewer') : number(value));
  const labelOf = ({ label, isRunning }: ChartPoint) => (isRunning ? t('soFar', { label }) : label);
  return {
    valueOf,
    labelOf,
    /** The number with its unit: `1,204 members`. */
    amountOf: (value: number | null, unit: Unit) =>
      value === null ? t('fewerUnits') : t(`units.${unit}`, { count: value }),
    readoutOf(point: ChartPoint): string {
      const { value, before, notes } = point;
      const words =
        before === undefined
          ? t('point', { label: labelOf(point), value: valueOf(value) })
          : t('pointBefore', { label: labelOf(point), value: valueOf(value), before: valueOf(before) });
      return [words, ...notes.map((text) => t('note', { text }))].join('. ');
    },
    changeWords({ kind, difference, share }: Change): string {
      const count = number(difference);
      if (kind === 'same') return t('changes.same');
      if (kind === 'new') return t('changes.new', { count });
      if (share === null) return t(`changes.${kind}Only`, { count });
      const percent = number(share, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 });
      return t(`changes.${kind}`, { count, percent });
    },
  };
}
