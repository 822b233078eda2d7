import { changeOf } from '../../../lib/charts/changes';
import { buildInfo } from '../../../testing/home-stage';
import { createLineReader } from './read-lines';
import { addressOf, choiceOf, daysOf, firstView, keyOf, queryOf, type ViewChoice } from './view-choice';

const choose = (search: string): ViewChoice => choiceOf(new URLSearchParams(search));

test('an address and its view are the same in both directions; what is not valid is ignored', () => {
  const search = 'period=custom&from=2026-01-31&to=2026-02-28&compare=year&grain=week&area=3&area=5&country=MX&table=a';
  expect(addressOf(choose(search))).toBe(`/dashboards?${search}`);
  expect(addressOf(choose('period=9&from=2026-02-30&compare=x&area=-1&country=mexico&only=a%20b'))).toBe('/dashboards');
  expect(addressOf({ ...choose(search), ...firstView, tables: [] })).toBe('/dashboards');
});

test('periods end today and have whole days', () => {
  const days = (search: string) => daysOf(choose(search), '2026-03-31');
  expect(days('period=7')).toEqual({ from: '2026-03-25', to: '2026-03-31' });
  expect(days('period=12m')).toEqual({ from: '2025-04-01', to: '2026-03-31' });
  expect(days('period=month')).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  expect(days('period=year')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  expect(days('period=custom&from=2026-03-02&to=2026-03-01')).toBeNull();
  expect(days('')).toBeNull();
});

test('the key of a data set has only the filters that it knows', () => {
  const info = buildInfo({ filters: ['area'], grains: ['month'] });
  const key = (search: string) => keyOf(queryOf(choose(search), info, '2026-03-31'), info);
  expect(key('company=9&chapter=2')).toBe(key(''));
  expect(key('area=3')).not.toBe(key(''));
  expect(key('grain=day')).toBe(key(''));
});

test('a change has no percentage of a small number, and none against nothing', () => {
  expect(changeOf(12, 0)).toEqual({ kind: 'new', difference: 12, share: null });
  expect(changeOf(12, 9)).toEqual({ kind: 'more', difference: 3, share: null });
  expect(changeOf(15, 20)).toEqual({ kind: 'less', difference: 5, share: 0.25 });
  expect(changeOf(0, 0)).toEqual({ kind: 'same', difference: 0, share: null });
  expect(changeOf(null, 4)).toBeNull();
  expect(changeOf(4, undefined)).toBeNull();
});

test('a line that arrives in two parts is read once', () => {
  const read = createLineReader();
  expect(read('{"name":"a","st')).toEqual([]);
  expect(read('{"name":"a","status":1}\n{"na')).toEqual([{ name: 'a', line: null }]);
  expect(read('{"name":"a","status":1}\n{"name":"b","status":1}', true)).toEqual([{ name: 'b', line: null }]);
});
