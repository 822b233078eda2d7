import { useTexts } from '@enlace/shared-platform';

import { homeTexts } from '../texts';
import { useDayWords } from './use-points';
import type { ViewChoice } from './view-choice';

/** Keys of the texts of periods. */
export const periodTexts = {
  own: 'own',
  7: 'days7',
  30: 'days30',
  90: 'days90',
  '12m': 'months12',
  month: 'month',
  year: 'year',
  all: 'all',
  custom: 'custom',
} as const;

/** Periods in words. */
export function usePeriodWords() {
  const t = useTexts(homeTexts);
  const { dayWords } = useDayWords();
  const spanWords = (period: { readonly from: string; readonly to: string } | null) =>
    period === null ? t('period.allTime') : t('period.span', { from: dayWords(period.from), to: dayWords(period.to) });
  return {
    spanWords,
    choiceWords: ({ period, from, to }: ViewChoice) =>
      period === 'custom' && from !== '' && to !== ''
        ? spanWords({ from, to })
        : t(`period.names.${periodTexts[period]}`),
  };
}
