import { newsModes, newsStates } from '@enlace/shared-contract/events';
import { isAppError } from '@enlace/shared-contract/errors';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { pino } from 'pino';

import { requireMove } from './event-news.repository';
import { moveNews, newsTransitionNames, noNews, type NewsPlan, type NewsState } from './news-transitions';

const events = join(import.meta.dirname, '..');
const guides = join(events, '../../../../docs/guides');

const now = new Date('2030-01-01T10:00:00Z');
const soon = new Date('2030-01-01T10:01:00Z');
const pauseEnd = new Date('2030-01-01T10:02:00Z');
const groupTime = new Date('2030-01-01T10:05:00Z');

const plans: Readonly<Record<NewsState, NewsPlan>> = {
  planned: { state: 'planned', send_at: soon },
  held: { state: 'held', send_at: null },
  done: { state: 'done', send_at: null },
};
const { held: heldPlan, done: donePlan } = plans;
const plannedAt = (time: Date): NewsPlan => ({ state: 'planned', send_at: time });

/** State and time after each transition, from planned, held and done news; null where it is refused. */
const results: Readonly<Record<(typeof newsTransitionNames)[number], readonly (NewsPlan | null)[]>> = {
  change: [plannedAt(pauseEnd), heldPlan, plannedAt(pauseEnd)],
  join: [plannedAt(groupTime), heldPlan, null],
  send: [plannedAt(soon), plannedAt(pauseEnd), donePlan],
  now: [plannedAt(now), plannedAt(now), donePlan],
  hold: [heldPlan, heldPlan, null],
  never: [donePlan, donePlan, donePlan],
  sent: [donePlan, null, null],
};

describe('the states of news', () => {
  test('change by the transitions of the table, with their time; others are refused and logged', () => {
    const logLines: { event: number; transition: string; from: string; to: string }[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => logLines.push(JSON.parse(line)) });
    for (const name of newsTransitionNames)
      for (const [index, state] of newsStates.entries()) {
        const [news, result] = [{ event_id: 7, ...plans[state] }, results[name][index] ?? null];
        assert.deepEqual(moveNews(plans[state], name, { now, groupTime }), result, `${state} ${name}`);
        if (result !== null) continue;
        logLines.length = 0;
        assert.throws(
          () => requireMove(news, [name], { now, logger }),
          (error) => isAppError(error) && error.code === 'CONFLICT',
        );
        assert.deepEqual(
          logLines.map((line) => [line.event, line.transition, line.from, line.to]),
          [[7, name, state, moveNews(plans.planned, name, { now })?.state]],
        );
      }
  });

  test('are those of the choice after a change, also of news that were sent', () => {
    const logger = pino({ level: 'silent' });
    const expectedPlans = { send: plannedAt(pauseEnd), now: plannedAt(now), hold: heldPlan, never: donePlan };
    for (const before of [noNews, ...Object.values(plans)])
      for (const mode of newsModes)
        assert.deepEqual(
          requireMove({ event_id: 7, ...before }, ['change', mode], { now, logger }),
          expectedPlans[mode],
          `${before.state} ${mode}`,
        );
  });

  test('have transitions that the guide names', () => {
    const guide = readFileSync(join(guides, 'messages.md'), 'utf8');
    for (const name of newsTransitionNames) assert.ok(guide.includes(`\`${name}\``), name);
  });

  test('are written by one function', () => {
    const files = readdirSync(events, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    assert.ok(files.length > 100);
    const writers = files.filter((file) =>
      /(?:updateTable|insertInto)\('event_news'\)|\b(?:update|insert into) event_news\b/.test(
        readFileSync(join(events, file), 'utf8'),
      ),
    );
    assert.deepEqual(writers, ['news/event-news.repository.ts']);
  });
});
