import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { programOrigin } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent } from '../../../testing/event-tickets';
import { isPostgres } from '../../../testing/lane';
import { shareTestApi } from '../../../testing/shared-api';
import { noteMeetingChange } from './change-news';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

test('another address of the meeting waits for an edit of its event', { skip: !isPostgres }, async () => {
  const { deps } = api;
  const event = await addEvent(api, { title: 'Plaza', status: 'published' });
  const writing = { deps, viewer: null, origin: programOrigin, locale: 'en', now: new Date() } as const;
  await transact(deps.db, async (edit) => {
    await sql`update events set status = 'draft' where id = ${event}`.execute(edit);
    const change = transact(deps.db, async (trx) => {
      await sql`set local lock_timeout = '200ms'`.execute(trx);
      await noteMeetingChange(trx, writing, event);
    });
    await assert.rejects(change, /lock timeout/);
  });
  await transact(deps.db, (trx) => noteMeetingChange(trx, writing, event));
  const { rows } = await sql`select 1 from event_news where event_id = ${event}`.execute(deps.db);
  assert.deepEqual(rows, [], 'a draft notifies no person');
});
