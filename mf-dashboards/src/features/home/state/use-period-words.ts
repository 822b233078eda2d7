import { useTexts } from '@enlace/shared-platform';

import { homeTexts } from '../texts';
import { useDayWords } from './use-points';
import { arePeriod, type ViewChoice } from './view-choice';

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
    /** The period of the numbers: the usual one while the days of the address are wrong. */
    choiceWords({ period, from, to }: ViewChoice): string {
      if (period !== 'custom') return t(`period.names.${periodTexts[period]}`);
      return arePeriod(from, to) ? spanWords({ from, to }) : t('period.names.own');
    },
  };
}
