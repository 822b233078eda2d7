import { isOnDay } from '../features/events/month/is-on-day';
import { timeRange } from './event-time';
import { dayRange } from './day-range';

const zone = 'America/Bogota';
const evening = { starts_at: '2026-11-28T23:00:00Z', ends_at: '2026-11-29T01:00:00Z', timezone: zone };
const night = { starts_at: '2026-11-29T03:00:00Z', ends_at: '2026-11-29T07:00:00Z', timezone: zone };
const weekend = { starts_at: '2026-11-28T14:00:00Z', ends_at: '2026-11-29T16:00:00Z', timezone: zone };

test.each([
  ['en', evening, '6:00 – 8:00 PM'],
  ['en', night, '10:00 PM – 2:00 AM'],
  ['en', weekend, 'Sat, Nov 28, 9:00 AM – Sun, Nov 29, 11:00 AM'],
  ['es', weekend, 'sáb, 28 nov, 9:00 – dom, 29 nov, 11:00'],
  ['pt', weekend, 'sáb., 28 de nov., 9:00 – dom., 29 de nov., 11:00'],
] as const)(
  '%s: an event has its days in the range of its hours when it is longer than a night',
  (locale, event, text) => {
    expect(timeRange(event, zone, locale)).toBe(text);
  },
);

test.each([
  [evening, 'Sat 6:00 – 8:00 PM'],
  [night, 'Sat 10:00 PM – 2:00 AM'],
  [weekend, 'Sat, Nov 28, 9:00 AM – Sun, Nov 29, 11:00 AM'],
])('a range with its weekday has it once', (event, text) => {
  expect(timeRange(event, zone, 'en', true)).toBe(text);
});

test('the days are a range only when the event is longer than a night', () => {
  expect(dayRange(night, zone, 'en')).toBe('Saturday, November 28, 2026');
  expect(dayRange(weekend, zone, 'en')).toBe('Saturday, November 28 – Sunday, November 29, 2026');
});

test('an event is on each of its days, and a night is on its first', () => {
  const daysOf = (event: typeof night) =>
    ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].filter((day) => isOnDay(event, day));
  expect(daysOf(evening)).toEqual(['2026-11-28']);
  expect(daysOf(night)).toEqual(['2026-11-28']);
  expect(daysOf(weekend)).toEqual(['2026-11-28', '2026-11-29']);
});
