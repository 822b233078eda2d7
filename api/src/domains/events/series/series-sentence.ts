import { type SeriesRule, seriesWeekdays } from '@enlace/shared-contract/events';
import type { Locale } from '@enlace/shared-contract/text';

import { dayText } from '../../../kit/core/values/day-text';
import { type FirstDate, monthDayOf, weekdaysOf } from './series-dates';

interface Words {
  readonly daily: readonly [one: string, many: string];
  readonly weekly: readonly [one: string, many: string];
  readonly monthly: readonly [one: string, many: string];
  readonly onDays: string;
  readonly onDay: string;
  readonly onPlace: string;
  /** First to fourth, and last. */
  readonly places: (weekday: number) => readonly [string, string, string, string, string];
  readonly times: string;
  readonly until: string;
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    daily: ['Every day', 'Every {n} days'],
    weekly: ['Every week', 'Every {n} weeks'],
    monthly: ['Every month', 'Every {n} months'],
    onDays: ' on {days}',
    onDay: ' on day {day}',
    onPlace: ' on the {place} {day}',
    places: () => ['first', 'second', 'third', 'fourth', 'last'],
    times: ', {n} times',
    until: ', until {date}',
  },
  es: {
    daily: ['Cada día', 'Cada {n} días'],
    weekly: ['Cada semana', 'Cada {n} semanas'],
    monthly: ['Cada mes', 'Cada {n} meses'],
    onDays: ': {days}',
    onDay: ', el día {day}',
    onPlace: ', el {place} {day}',
    places: () => ['primer', 'segundo', 'tercer', 'cuarto', 'último'],
    times: ', {n} veces',
    until: ', hasta el {date}',
  },
  pt: {
    daily: ['Todo dia', 'A cada {n} dias'],
    weekly: ['Toda semana', 'A cada {n} semanas'],
    monthly: ['Todo mês', 'A cada {n} meses'],
    onDays: ': {days}',
    onDay: ', no dia {day}',
    onPlace: ': {place} {day}',
    // Saturday and Sunday are masculine.
    places: (weekday) =>
      weekday >= 5
        ? ['primeiro', 'segundo', 'terceiro', 'quarto', 'último']
        : ['primeira', 'segunda', 'terceira', 'quarta', 'última'],
    times: ', {n} vezes',
    until: ', até {date}',
  },
};

/** The rule in plain words: `Every 2 weeks on Tuesday and Thursday, until June 30, 2027`. */
export function seriesSentence(rule: SeriesRule, first: FirstDate, locale: Locale): string {
  const { frequency, interval, count, until } = rule;
  const texts = words[locale];
  const [one, many] = texts[frequency];
  const begin = interval === 1 ? one : many.replace('{n}', String(interval));
  const end =
    count === undefined || count === null
      ? texts.until.replace('{date}', dayText(locale, new Date(`${until ?? ''}T00:00:00Z`)))
      : texts.times.replace('{n}', String(count));
  return `${begin}${placeText(rule, first, locale)}${end}`;
}

function placeText(rule: SeriesRule, first: FirstDate, locale: Locale): string {
  const texts = words[locale];
  if (rule.frequency === 'daily') return '';
  if (rule.frequency === 'weekly') {
    const days = weekdaysOf(rule, first).map((day) => weekdayName(seriesWeekdays.indexOf(day), locale));
    return texts.onDays.replace('{days}', new Intl.ListFormat(locale, { type: 'conjunction' }).format(days));
  }
  const { day, weekday, place } = monthDayOf(rule, first);
  if (rule.month_day === 'day') return texts.onDay.replace('{day}', String(day));
  const placeName = texts.places(weekday).at(place === -1 ? 4 : place - 1) ?? '';
  return texts.onPlace.replace('{place}', placeName).replace('{day}', weekdayName(weekday, locale));
}

/** 0 is Monday. */
function weekdayName(weekday: number, locale: Locale): string {
  // 5 January 2026 is a Monday.
  const day = new Date(Date.UTC(2026, 0, 5 + weekday));
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day);
}
