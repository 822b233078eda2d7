import type { SeedRow } from '@enlace/api/seeding';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { makeMembers } from '../make-members';
import { makeMemberships } from './make-memberships';

const now = new Date('2026-11-21T12:00:00Z');
const plans = new Map(
  ['latinas', 'recruiters', 'allies', 'founders', 'investors'].map((role, index) => [
    role,
    [500, 900, 1500, 2500].map((price, level) => ({
      id: index * 5 + level + 2,
      name: `${role} ${level}`,
      price,
      currency: 'USD',
    })),
  ]),
);
const coupon = { id: 1, code: 'HOLA20', percent: 20 };
const members = makeMembers(2000, now, 'hash')
  .slice(6)
  .map(({ id, name, role, row }) => ({ id, name, role, joinedAt: row['created_at'] as Date }));
const make = () => makeMemberships({ members, plans, coupon, now });
const countOf = (rows: readonly SeedRow[], name: string, value: unknown): number =>
  rows.filter((row) => row[name] === value).length;

describe('the memberships of the demo', () => {
  test('are the same for the same day', () => {
    assert.deepEqual(make(), make());
  });

  test('are in every state', () => {
    const { memberships, uses } = make();
    assert.ok(countOf(memberships, 'state', 'active') > 150);
    for (const state of ['past_due', 'canceled', 'none']) assert.ok(countOf(memberships, 'state', state) > 5, state);
    assert.ok(countOf(memberships, 'cancel_at_period_end', true) > 5);
    assert.ok(memberships.some(({ comp_until: end }) => end instanceof Date && end > now));
    assert.ok(uses.length > 10);
  });

  test('have two years of invoices with numbers that have no gaps', () => {
    const { invoices } = make();
    const years = new Set(invoices.map(({ number }) => String(number).slice(0, 4)));
    assert.deepEqual([...years], ['2024', '2025', '2026']);
    for (const year of years) {
      const numbers = invoices.map(({ number }) => String(number)).filter((number) => number.startsWith(year));
      numbers.forEach((number, index) => assert.equal(number, `${year}-${String(index + 1).padStart(5, '0')}`));
    }
    assert.ok(invoices.every(({ issued_at: at }) => at instanceof Date && at <= now));
  });
});
