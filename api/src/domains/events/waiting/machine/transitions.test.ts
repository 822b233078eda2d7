import { isAppError } from '@enlace/shared-contract/errors';
import { waitingStates } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { pino } from 'pino';

import { transact } from '../../../../infrastructure/db/transact';
import type { TestApi } from '../../../../testing/build-test-api';
import { addEvent, addTicket, person } from '../../../../testing/event-tickets';
import { shareTestApi } from '../../../../testing/shared-api';
import { createLastEntry } from './create-entry';
import { lockEntries } from './locked-entry';
import { moveEntries } from './move-entries';
import {
  isActive,
  transitionOf,
  waitingTransitionNames,
  type WaitingState,
  type WaitingTransition,
} from './transitions';

const events = join(import.meta.dirname, '../..');
const guides = join(events, '../../../../docs/guides');

/** The ways to each state from a new place. */
const ways: Readonly<Record<WaitingState, readonly WaitingTransition[]>> = {
  waiting: [],
  offered: ['offer'],
  accepted: ['offer', 'accept'],
  declined: ['offer', 'decline'],
  expired: ['close'],
  left: ['leave'],
};

describe('the states of a place on the waiting list', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const readEntry = (id: number) =>
    api.deps.db
      .selectFrom('waiting_entries')
      .select(['state', 'ended_at', 'resumes_at', 'is_end_mail_due'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  const move = (id: number, name: WaitingTransition, logger = api.deps.logger) =>
    transact(api.deps.db, async (trx) => {
      const [now, end] = [new Date(), new Date(Date.now() + 3_600_000)];
      const offer = { orderId: null, quantity: 1, end, token: 'token' };
      const entries = await lockEntries(trx, sql`w.id = ${id}`);
      await moveEntries(trx, entries, name, { now, logger, offer, resumesAt: end });
    });

  async function addPlace(eventId: number, ticketId: number, number: number): Promise<number> {
    const { first_name, last_name, email } = person(number);
    const names = { first_name, last_name, email, locale: 'en' };
    const entry = { eventId, ticketId, userId: null, ...names, quantity: 1, takesFewer: false };
    await createLastEntry(api.deps.db, entry, new Date());
    const { id } = await api.deps.db
      .selectFrom('waiting_entries')
      .select('id')
      .where('ticket_id', '=', ticketId)
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return id;
  }

  test('change by the transitions of the table and by no other, which are refused and logged', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const logLines: { entry: number; transition: string; from: string; to: string }[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => logLines.push(JSON.parse(line)) });
    let number = 100;
    for (const state of waitingStates)
      for (const name of waitingTransitionNames) {
        number += 1;
        const id = await addPlace(event, ticket, number);
        for (const step of ways[state]) await move(id, step);
        const { from, to } = transitionOf(name);
        logLines.length = 0;
        if (from.includes(state)) {
          await move(id, name, logger);
          const row = await readEntry(id);
          assert.deepEqual(
            [row.state, row.ended_at === null, row.resumes_at !== null, row.is_end_mail_due],
            [to, isActive(to), name === 'keepWaiting', name === 'expireInPayment'],
            `${state} ${name}`,
          );
          assert.deepEqual(logLines, []);
        } else {
          await assert.rejects(move(id, name, logger), (error) => isAppError(error) && error.code === 'CONFLICT');
          assert.equal((await readEntry(id)).state, state, `${state} ${name}`);
          assert.deepEqual(
            logLines.map((line) => [line.entry, line.transition, line.from, line.to]),
            [[id, name, state, to]],
          );
        }
      }
  });

  test('end with a late payment whichever they are, but those that have tickets', () => {
    const lateStates = waitingStates.filter((state) => transitionOf('acceptLate').from.includes(state));
    assert.deepEqual(lateStates, ['waiting', 'offered', 'declined', 'expired', 'left']);
    assert.deepEqual(transitionOf('accept').from, ['offered']);
  });

  test('have transitions that the guide names', () => {
    const guide = readFileSync(join(guides, 'seats.md'), 'utf8');
    for (const name of waitingTransitionNames) assert.ok(guide.includes(`\`${name}\``), name);
  });

  test('are written by this module alone', () => {
    const files = readdirSync(events, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    assert.ok(files.length > 100);
    const writers = files.filter((file) => {
      const text = readFileSync(join(events, file), 'utf8');
      const updates = [
        ...text.matchAll(/updateTable\('waiting_entries'\)[^;]*?;/gs),
        ...text.matchAll(/update waiting_entries\b[^`]*?\bwhere/gs),
      ].map(([statement]) => statement);
      return (
        /insertInto\('waiting_entries'\)|insert into waiting_entries/.test(text) ||
        updates.some((one) => /\bstate\b\s*[:,}]|\bset\b[^`]*\bstate =/.test(one))
      );
    });
    assert.deepEqual(writers.toSorted(), ['waiting/machine/create-entry.ts', 'waiting/machine/move-entries.ts']);
  });
});
