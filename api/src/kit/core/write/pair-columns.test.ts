import { events } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { mountedResources } from '../../../app/resources';
import { addEvent } from '../../../testing/event-tickets';
import type { TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';
import { restoreValues } from '../../capabilities/history/restore-values';
import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/repository';
import type { WriteContext } from './write-context';
import { refuseRemoval } from './refuse-removal';
import type { WriteResult } from './row-change';
import { writeRows } from './write-rows';

let api: TestApi;
let mountedResource: MountedResource;
let writing: WriteContext;
let id: number;
before(async () => {
  api = await shareTestApi();
  const declaredResource = mountedResources.find(({ resource }) => resource.name === 'events');
  assert.ok(declaredResource);
  const relation = { field: 'speakers', attach: 'attach_speakers', detach: 'detach_speakers', target: 'users' };
  mountedResource = {
    resource: {
      ...events,
      relations: [{ ...relation, key: 'user_id' }],
      capabilities: { ...events.capabilities, history: true },
    },
    options: {
      ...declaredResource.options,
      relations: {
        speakers: {
          table: 'event_speakers',
          own: 'event_id',
          other: 'user_id',
          target: 'users',
          isSoftDeleted: true,
          columns: { name: 'plain', speaker_role: 'plain' },
        },
      },
      beforeRemove: async (_trx, { row }) => {
        if (row['status'] === 'cancelled') return;
        throw refuseRemoval({ message: 'the event takes place', alternative: 'Cancel the event instead.' });
      },
    },
  };
  const origin = { actorId: 1, requestId: null, ipHash: null };
  writing = { deps: api.deps, viewer: null, origin, locale: 'en', now: new Date() };
  id = await addEvent(api);
});

async function edit(values: Row, more: Partial<WriteContext> = {}): Promise<WriteResult> {
  const [writtenRow] = await api.deps.db
    .transaction()
    .execute((trx) => writeRows(trx, mountedResource, [{ kind: 'edit', id, values }], { ...writing, ...more }));
  assert.ok(writtenRow);
  return writtenRow;
}

async function speakers(): Promise<Row[]> {
  const { rows } = await sql<Row>`select user_id, speaker_role from event_speakers where event_id = ${id}
    order by user_id`.execute(api.deps.db);
  return rows;
}

async function lastRevision(): Promise<Row & { n: number }> {
  const { rows } = await sql<Row & { n: number }>`select n, before, after from revisions
    where resource = 'events' and row_id = ${id} order by n desc limit 1`.execute(api.deps.db);
  assert.ok(rows[0]);
  return rows[0];
}

const host = { user_id: 2, name: 'Ana', speaker_role: 'host' };
const speaker = { user_id: 3, name: 'Eva', speaker_role: 'guest' };

test('related rows contain the columns of their pairs, in the table, in the history and after an undo', async () => {
  await edit({ attach_speakers: [host, speaker] });
  assert.deepEqual(await speakers(), [
    { user_id: 2, speaker_role: 'host' },
    { user_id: 3, speaker_role: 'guest' },
  ]);
  const first = await lastRevision();
  assert.deepEqual(first['after'], {
    speakers: [
      { id: 2, name: 'Ana', speaker_role: 'host' },
      { id: 3, name: 'Eva', speaker_role: 'guest' },
    ],
  });

  const changedPairs = await edit(
    { attach_speakers: [{ ...host, speaker_role: 'moderator' }], detach_speakers: [3] },
    { isBatch: true },
  );
  assert.deepEqual(await speakers(), [{ user_id: 2, speaker_role: 'moderator' }]);
  assert.ok(changedPairs.state === 'changed' && changedPairs.undo !== null && 'columns' in changedPairs.undo);

  const { undo } = changedPairs;
  await api.deps.db
    .transaction()
    .execute((trx) => writeRows(trx, mountedResource, [{ kind: 'revert', id, ...undo }], writing));
  assert.deepEqual(await speakers(), [
    { user_id: 2, speaker_role: 'host' },
    { user_id: 3, speaker_role: 'guest' },
  ]);
  const [same] = [await edit({ attach_speakers: [host] }, { isBatch: true })];
  assert.equal(same.state, 'unchanged');

  await edit({ attach_speakers: [{ ...host, speaker_role: 'moderator' }], detach_speakers: [3] });
  await api.deps.db.transaction().execute(async (trx) => {
    const row = await mountedResource.options.repository.lock(trx, id);
    assert.ok(row);
    await restoreValues(
      trx,
      mountedResource,
      row,
      { n: first.n, fields: ['speakers'] },
      { ...writing, action: 'revert' },
      [],
    );
  });
  assert.deepEqual(await speakers(), [
    { user_id: 2, speaker_role: 'host' },
    { user_id: 3, speaker_role: 'guest' },
  ]);
});

test('a resource refuses a removal and names the alternative, to one caller and to a job', async () => {
  const remove = (more: Partial<WriteContext>) =>
    api.deps.db
      .transaction()
      .execute((trx) => writeRows(trx, mountedResource, [{ kind: 'remove', id }], { ...writing, ...more }));
  await assert.rejects(remove({}), {
    code: 'HAS_DEPENDENTS',
    status: 409,
    userMessage: 'Cancel the event instead.',
    details: { alternative: 'Cancel the event instead.' },
  });
  const [writtenRow] = await remove({ isBatch: true });
  assert.equal(writtenRow?.state, 'refused');
  await sql`update events set status = 'cancelled' where id = ${id}`.execute(api.deps.db);
  const [removedRow] = await remove({});
  assert.equal(removedRow?.state, 'changed');
});
