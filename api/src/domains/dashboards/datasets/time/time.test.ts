import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { dayIn, startOfDay } from '../../../../infrastructure/time/time-zone';
import { addMonths, countSteps, isRealDay, startOfStep, stepsBetween, wholeMonths } from './calendar';
import { comparePeriod } from './compare-period';
import { type PlannedPeriod, planPeriod } from './plan-period';
import { isZone } from './zone';

const at = (text: string) => new Date(text);

describe('days of a zone', () => {
  test('begin at midnight, also when clocks change on the day', () => {
    for (const [day, zone, instant] of [
      ['2026-11-30', 'UTC', '2026-11-30T00:00:00.000Z'],
      ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
      ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
      ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
      ['2026-03-30', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
      ['2026-04-05', 'Pacific/Chatham', '2026-04-04T10:15:00.000Z'],
      ['2026-04-06', 'Pacific/Chatham', '2026-04-05T11:15:00.000Z'],
      ['2026-05-01', 'Asia/Kathmandu', '2026-04-30T18:15:00.000Z'],
      // Clocks skipped midnight.
      ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
      // The hour before midnight came twice.
      ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
      ['2018-02-17', 'America/Sao_Paulo', '2018-02-17T02:00:00.000Z'],
    ] as const)
      assert.equal(startOfDay(day, zone).toISOString(), instant, `${day} ${zone}`);
    assert.equal(dayIn(at('2026-11-30T02:59:59Z'), 'America/Sao_Paulo'), '2026-11-29');
  });

  test('need a zone with a name', () => {
    assert.deepEqual(['America/Lima', 'UTC', 'Etc/GMT+5', 'Mars/Base', '+05', ''].map(isZone), [
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

test('steps of the calendar', () => {
  assert.deepEqual(['2024-02-29', '2026-02-29', '2026-02-30', '2026-13-01'].map(isRealDay), [
    true,
    false,
    false,
    false,
  ]);
  assert.deepEqual(
    (['day', 'week', 'month', 'quarter', 'year'] as const).map((grain) => startOfStep('2026-11-29', grain)),
    ['2026-11-29', '2026-11-23', '2026-11-01', '2026-10-01', '2026-01-01'],
  );
  assert.deepEqual(stepsBetween('2025-12-31', '2026-01-12', 'week'), ['2025-12-29', '2026-01-05', '2026-01-12']);
  assert.equal(addMonths('2026-03-31', -1), '2026-02-28');
  assert.deepEqual([wholeMonths('2026-01-01', '2026-03-31'), wholeMonths('2026-01-01', '2026-03-30')], [3, null]);
  assert.ok(countSteps('2000-01-01', '2026-01-01', 'day') > 5000);
});

const day = 'day' as const;
const plan = (from: string, to: string, today: string, grain: PlannedPeriod['grain'] = day): PlannedPeriod => ({
  tz: 'UTC',
  today,
  isAll: false,
  grain,
  days: { from, to },
});

describe('the compared period', () => {
  const compare = (period: PlannedPeriod, kind: 'previous' | 'year', now = `${period.today}T12:07:00Z`) => {
    const comparison = comparePeriod(period, kind, at(now));
    return comparison && [comparison.days.from, comparison.days.to, comparison.end.toISOString().slice(0, 16)];
  };

  test('is as long, on the same weekdays, or has whole months', () => {
    const today = '2026-12-20';
    assert.deepEqual(compare(plan('2026-11-01', '2026-11-30', today), 'previous'), [
      '2026-10-01',
      '2026-10-31',
      '2026-11-01T00:00',
    ]);
    assert.deepEqual(compare(plan('2026-11-03', '2026-11-12', today), 'previous'), [
      '2026-10-20',
      '2026-10-29',
      '2026-10-30T00:00',
    ]);
    assert.deepEqual(compare(plan('2026-11-03', '2026-11-12', today, null), 'previous'), [
      '2026-10-24',
      '2026-11-02',
      '2026-11-03T00:00',
    ]);
    assert.deepEqual(compare(plan('2026-02-01', '2026-02-28', today), 'year'), [
      '2025-02-01',
      '2025-02-28',
      '2025-03-01T00:00',
    ]);
  });

  test('has only as much time as has passed', () => {
    assert.deepEqual(compare(plan('2026-12-01', '2026-12-31', '2026-12-20'), 'previous'), [
      '2026-11-01',
      '2026-11-20',
      '2026-11-20T12:00',
    ]);
    // The month before is shorter.
    assert.deepEqual(compare(plan('2026-03-01', '2026-03-31', '2026-03-30'), 'previous'), [
      '2026-02-01',
      '2026-02-28',
      '2026-03-01T00:00',
    ]);
    assert.equal(compare(plan('2027-01-01', '2027-01-31', '2026-12-20'), 'previous'), null);
  });

  test('has steps beside those of the period', () => {
    const bounds = (period: PlannedPeriod, kind: 'previous' | 'year') =>
      comparePeriod(period, kind, at('2026-12-20'))?.bounds.map((bound) => bound.toISOString().slice(0, 10));
    assert.deepEqual(bounds(plan('2026-03-30', '2026-03-31', '2026-12-20'), 'year'), [
      '2025-03-30',
      '2025-03-31',
      '2025-04-01',
    ]);
    assert.deepEqual(bounds(plan('2026-07-01', '2026-09-30', '2026-12-20', 'month'), 'previous'), [
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
      '2026-07-01',
    ]);
  });
});

describe('the period of a query', () => {
  const rules = { by: 'time', period: 365, grains: ['month', 'day'] as const, isWide: false };
  const options = { now: at('2026-11-30T01:00:00Z'), locale: 'en' as const };

  test('is that of the data set without days, in the zone of the reader', () => {
    const { days, grain, today } = planPeriod(rules, { tz: 'America/Lima' }, options);
    assert.deepEqual([days, grain, today], [{ from: '2025-11-01', to: '2026-11-29' }, 'month', '2026-11-29']);
  });

  test('has whole months of UTC when numbers of people are protected', () => {
    const query = { tz: 'America/Lima', from: '2026-02-10', to: '2026-04-02', grain: day };
    const { days, grain, tz } = planPeriod({ ...rules, isWide: true }, query, options);
    assert.deepEqual([days, grain, tz], [{ from: '2026-02-01', to: '2026-04-30' }, 'month', 'UTC']);
  });

  test('has at most 5,000 steps', () => {
    assert.throws(() => planPeriod(rules, { from: '2000-01-01', to: '2026-01-01', grain: day }, options), {
      code: 'VALIDATION_FAILED',
    });
  });
});
