import { isDay, type Locale } from '@enlace/shared-contract/text';

import { questionTexts } from './question-texts';
import type { ReadAnswer } from './read-answer';

type TimeType = 'date' | 'time' | 'datetime';

interface TimeQuestion {
  readonly type: TimeType;
  readonly min: string | null;
  readonly max: string | null;
}

const messages = { date: 'day', time: 'time', datetime: 'dayAndTime' } as const;

/** Reads a day, a time of the day, or both, between the limits of its question. Times have no time zone. */
export function readTime({ type, min, max }: TimeQuestion, text: string, locale: Locale): ReadAnswer {
  const texts = questionTexts[locale];
  const value = normalizeTime(type, text);
  if (value === null) return { fault: texts[messages[type]] };
  if (min !== null && value < min) return { fault: texts.notBefore.replace('{limit}', min.replace('T', ' ')) };
  if (max !== null && value > max) return { fault: texts.notAfter.replace('{limit}', max.replace('T', ' ')) };
  return { value };
}

/** `2027-01-31`, `15:30` or `2027-01-31T15:30`; null for a text that is none. */
export function normalizeTime(type: TimeType, text: string): string | null {
  const [, day = '', time = ''] =
    /^(\d{4}-\d{2}-\d{2})?[T ]?(\d{1,2}:\d{2})?(?::\d{2}(?:\.\d+)?)?$/.exec(text.trim()) ?? [];
  const parts = [
    ...(type === 'time' ? [] : [isDay(day) ? day : null]),
    ...(type === 'date' ? [] : [isTime(time) ? time.padStart(5, '0') : null]),
  ];
  const hasMore = (type === 'date' && time !== '') || (type === 'time' && day !== '');
  return hasMore || parts.includes(null) ? null : parts.join('T');
}

function isTime(text: string): boolean {
  const [hours = '', minutes = ''] = text.split(':');
  return minutes !== '' && Number(hours) < 24 && Number(minutes) < 60;
}
