import { postedTime } from './posted-time';

const now = Date.parse('2031-03-20T12:00:00Z');

test.each([
  ['2031-03-20T08:00:00Z', 'en', 'today'],
  ['2031-03-18T11:00:00Z', 'en', '2 days ago'],
  ['2031-02-27T11:00:00Z', 'es', 'hace 3 semanas'],
  ['2030-12-10T11:00:00Z', 'pt', 'há 3 meses'],
])('%s is %s: %s', (value, locale, words) => {
  expect(postedTime(value, locale, now)).toBe(words);
});
