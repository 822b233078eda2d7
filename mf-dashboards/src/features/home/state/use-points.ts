import type { DatasetAnswer, DatasetGrain, DateNote } from '@enlace/shared-contract/dashboards';
import { useFormats, useTexts } from '@enlace/shared-platform';

import type { ChartPoint } from '../../../lib/charts/chart-point';
import { chartTexts } from '../../../lib/charts/texts';
import { addDays, addMonths, type Day } from './days';
import { firstDay } from './view-choice';

/** The first day after a step. */
function endOf(day: Day, grain: DatasetGrain): Day {
  if (grain === 'day') return addDays(day, 1);
  if (grain === 'week') return addDays(day, 7);
  return addMonths(day, { month: 1, quarter: 3, year: 12 }[grain]);
}

/** Days and steps of time in words. Days have no time zone: they are those of the answer. */
export function useDayWords() {
  const t = useTexts(chartTexts);
  const { date } = useFormats();
  const format = (day: Day, options: Intl.DateTimeFormatOptions) =>
    date(`${day}T00:00:00Z`, { ...options, timeZone: 'UTC' });
  return {
    dayWords: (day: Day) => format(day, { dateStyle: 'medium' }),
    stepWords(day: Day, grain: DatasetGrain): string {
      const year = day.slice(0, 4);
      if (grain === 'year') return year;
      if (grain === 'quarter') return t('quarter', { quarter: Math.ceil(Number(day.slice(5, 7)) / 3), year });
      if (grain === 'month') return format(day, { month: 'short', year: 'numeric' });
      const words = format(day, { month: 'short', day: 'numeric' });
      return grain === 'week' ? t('week', { day: words }) : words;
    },
  };
}

type DayWords = ReturnType<typeof useDayWords>;

/** The values of an answer as a chart draws them. */
export function usePoints(answer: DatasetAnswer, notes: readonly DateNote[]): readonly ChartPoint[] {
  const { stepWords } = useDayWords();
  return pointsOf(answer, notes, stepWords);
}

export function pointsOf(
  { data, meta }: DatasetAnswer,
  notes: readonly DateNote[],
  stepWords: DayWords['stepWords'],
): readonly ChartPoint[] {
  const isAllTime = meta.grain !== null && meta.period?.from === firstDay;
  const first = isAllTime
    ? Math.max(
        0,
        data.findIndex(({ value }) => value !== 0),
      )
    : 0;
  return data.slice(first).map(({ key, label, value, prev, drill }) => ({
    key,
    value,
    before: prev,
    path: drill,
    label: meta.grain === null ? label : stepWords(key, meta.grain),
    isRunning: meta.running === key,
    notes: notesOf(key, meta.grain, notes),
  }));
}

function notesOf(key: Day, grain: DatasetGrain | null, notes: readonly DateNote[]): readonly string[] {
  if (grain === null || notes.length === 0) return [];
  const end = endOf(key, grain);
  return notes.filter(({ day }) => day >= key && day < end).map(({ text }) => text);
}
