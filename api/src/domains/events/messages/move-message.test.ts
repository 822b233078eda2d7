import { isAppError } from '@enlace/shared-contract/errors';
import { eventMessageStates } from '@enlace/shared-contract/events';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';

import { transact } from '../../../infrastructure/db/transact';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import { messageTransitionNames, moveMessage } from './move-message';

const events = join(import.meta.dirname, '..');
const guides = join(events, '../../../../docs/guides');

/** The state after each transition, by the state before; others are refused. */
const results: Readonly<Record<string, string>> = {
  'planned start': 'sending',
  'sending start': 'sending',
  'sending finish': 'sent',
  'planned cancel': 'cancelled',
  'sending cancel': 'cancelled',
};

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

describe('the states of a message', () => {
  test('change by the transitions of the table; others are refused', async () => {
    const { db } = api.deps;
    const event = await addEvent(api);
    for (const state of eventMessageStates)
      for (const name of messageTransitionNames) {
        const key = `${state} ${name}`;
        const values = { event_id: event, key, state, texts: '{}', segment: '{}', expected: 0 };
        const { id } = await db.insertInto('event_messages').values(values).returning('id').executeTakeFirstOrThrow();
        const move = transact(db, (trx) => moveMessage(trx, { id, state }, name, new Date()));
        if (results[key] === undefined)
          await assert.rejects(move, (error) => isAppError(error) && error.status === 409);
        else await move;
        const row = await db.selectFrom('event_messages').select('state').where('id', '=', id).executeTakeFirst();
        assert.equal(row?.state, results[key] ?? state, key);
      }
  });

  test('have transitions that the guide names, and one writer', () => {
    const guide = readFileSync(join(guides, 'messages.md'), 'utf8');
    for (const name of messageTransitionNames) assert.ok(guide.includes(`\`${name}\``), name);
    const files = readdirSync(events, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    const writers = files.filter((file) =>
      /updateTable\('event_messages'\)|\bupdate event_messages\b/.test(readFileSync(join(events, file), 'utf8')),
    );
    assert.deepEqual(writers, ['messages/move-message.ts']);
  });
});
