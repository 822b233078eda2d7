import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { dayMs } from '../times';
import { makeFacts, type ViewableRecord } from './make-facts';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

const makeRecords = (count: number, from: (id: number) => Date): ViewableRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    subject_id: index + 1,
    company_id: 1 + (index % 60),
    from: from(index + 1),
    until: null,
    is_demo: index === 0,
  }));

const facts = makeFacts(
  {
    jobs: makeRecords(200, (id) => daysAgo(1 + (id % 90))),
    companies: makeRecords(60, (id) => daysAgo(20 * id)),
    chapters: makeRecords(60, (id) => daysAgo(id === 9 ? 300 : 1500)),
  },
  now,
);

const inMonth = (month: string) => facts.filter(({ happened_at: at }) => at.toISOString().startsWith(month)).length;

describe('the facts of the demo', () => {
  test('are two years of at most 40,000 facts, with seasons and growth', () => {
    assert.ok(facts.length > 15_000 && facts.length < 40_000, String(facts.length));
    assert.ok(facts.every(({ happened_at: at }) => at <= now && at > daysAgo(731)));
    assert.ok(inMonth('2026-03') > 1.5 * inMonth('2025-12') && inMonth('2026-10') > 1.5 * inMonth('2026-07'));
    assert.ok(inMonth('2026-10') > 1.3 * inMonth('2025-10'));
  });

  test('have gaps: an outage, and records that began later or are forgotten', () => {
    const outage = facts.filter(
      ({ kind, happened_at: at }) => kind.endsWith('_view') && at < daysAgo(409.6) && at > daysAgo(410.4),
    );
    assert.equal(outage.length, 0);
    const ofChapter = facts.filter(({ kind, subject_id: id }) => kind === 'chapter_view' && id === 9);
    assert.ok(ofChapter.length > 0 && ofChapter.every(({ happened_at: at }) => at >= daysAgo(300)));
    assert.equal(facts.filter(({ kind, subject_id: id }) => kind === 'job_view' && id === 16).length, 0);
  });
});
