import { only } from '@enlace/shared-contract/access';
import { events } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as z from 'zod/mini';

import { addEvent } from '../../../testing/event-tickets';
import type { TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';
import { mountedResources } from '../../../app/resources';
import { restoreValues } from '../../capabilities/history/restore-values';
import type { MountedResource } from '../table/resource-options';
import { createTableRepository } from '../table/table-repository';
import type { Row } from '../table/repository';
import type { WriteContext } from './write-context';
import { writeRow } from './write-row';

/** Booths of an event and questions of a booth, in tables without a trash. */
let api: TestApi;
let resources: readonly MountedResource[];
let booths: MountedResource;
let questions: MountedResource;
let event: MountedResource;
let writing: WriteContext;
let id: number;
before(async () => {
  api = await shareTestApi();
  const { db } = api.deps;
  const times = 'created_at timestamptz not null, updated_at timestamptz not null';
  for (const text of [
    `create table booths (id bigint generated always as identity primary key,
      event_id bigint not null references events(id) on delete cascade, name text not null, price integer, ${times})`,
    `create table questions (id bigint generated always as identity primary key,
      booth_id bigint not null references booths(id) on delete cascade, title text not null, ${times})`,
  ])
    await sql.raw(text).execute(db);
  const declaredResource = mountedResources.find(({ resource }) => resource.name === 'events');
  assert.ok(declaredResource);
  event = {
    options: declaredResource.options,
    resource: {
      ...events,
      children: [{ field: 'booths', resource: 'booths', column: 'event_id' }],
      capabilities: { ...events.capabilities, history: true },
    },
  };
  booths = childOf(event, 'booths', ['event_id', 'name', 'price'], 'questions', 'booth_id');
  questions = childOf(booths, 'questions', ['booth_id', 'title']);
  resources = [event, booths, questions];
  const viewer = await api.deps.findPersonAsViewer(db, 1);
  const origin = { actorId: 1, requestId: null, ipHash: null };
  writing = { deps: api.deps, viewer, origin, locale: 'en', now: new Date() };
  id = await addEvent(api);
});
after(() => sql`drop table questions, booths`.execute(api.deps.db));

/** A child resource with an existing table. */
function childOf(
  parent: MountedResource,
  name: string,
  columns: readonly string[],
  grandchildren?: string,
  column = '',
): MountedResource {
  const call = {
    method: 'POST',
    path: `/api/${name}`,
    body: 'json',
    access: only(['admin'], `${name}.write`),
  } as const;
  const { resource } = parent;
  return {
    resource: {
      ...resource,
      name,
      write: z.object(Object.fromEntries(columns.map((one) => [one, z.unknown()]))),
      relations: [],
      translatable: [],
      richText: [],
      hasSeo: false,
      isSoftDeleted: false,
      hasDrafts: false,
      children: grandchildren === undefined ? [] : [{ field: grandchildren, resource: grandchildren, column }],
      wire: { list: call, get: call, add: call, edit: call, remove: call },
    },
    options: {
      parent,
      repository: createTableRepository({
        table: name,
        fields: () => ({ id: sql`t.id` }),
        sorts: () => ({}),
        search: sql`''`,
        columns: Object.fromEntries(columns.map((one) => [one, 'plain' as const])),
      }),
    },
  };
}

const transact = <T>(work: (trx: typeof api.deps.db) => Promise<T>): Promise<T> =>
  api.deps.db.transaction().execute(work);

async function revisionsOf(resource: string, rowId: number): Promise<(Row & { n: number })[]> {
  const { rows } = await sql<Row & { n: number }>`select n, action, before, after from revisions
    where resource = ${resource} and row_id = ${rowId} order by n desc`.execute(api.deps.db);
  return rows;
}

async function rowsOf(table: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select t.* from ${sql.table(table)} t order by id`.execute(api.deps.db);
  return rows.map(({ created_at: _created, updated_at: _updated, ...row }) => row);
}

async function versionOf(table: string, rowId: number): Promise<number> {
  const { rows } = await sql<{ updated_at: Date }>`select updated_at from ${sql.table(table)}
    where id = ${rowId}`.execute(api.deps.db);
  return Number(rows[0]?.updated_at);
}

test('a change of a child of a child is a revision of both parents, and gives them new versions', async () => {
  const booth = await transact((trx) =>
    writeRow(trx, booths, { kind: 'add', values: { event_id: id, name: 'Early bird', price: 10 } }, writing),
  );
  const question = await transact((trx) =>
    writeRow(trx, questions, { kind: 'add', values: { booth_id: booth.id, title: 'Diet?' } }, writing),
  );
  const versions = [await versionOf('events', id), await versionOf('booths', booth.id)];
  await transact((trx) =>
    writeRow(trx, questions, { kind: 'edit', id: question.id, values: { title: 'Allergies?' } }, writing),
  );
  const [ofTicket] = await revisionsOf('booths', booth.id);
  const [ofEvent] = await revisionsOf('events', id);
  const path = `questions.${question.id}`;
  assert.deepEqual(ofTicket?.['after'], {
    [path]: { id: question.id, name: 'Allergies?' },
    [`${path}.title`]: 'Allergies?',
  });
  const name = { id: booth.id, name: 'Early bird' };
  assert.deepEqual(ofEvent?.['before'], {
    [`booths.${booth.id}`]: name,
    [`booths.${booth.id}.${path}`]: { id: question.id, name: 'Diet?' },
    [`booths.${booth.id}.${path}.title`]: 'Diet?',
  });
  assert.ok((await versionOf('events', id)) > (versions[0] ?? 0));
  assert.ok((await versionOf('booths', booth.id)) > (versions[1] ?? 0));
});

test('an earlier state of the event restores booths and their questions, with one revision each', async () => {
  const [start] = await revisionsOf('events', id);
  assert.ok(start);
  const before = [await rowsOf('booths'), await rowsOf('questions')];
  const [booth, question] = [Number(before[0]?.[0]?.['id']), Number(before[1]?.[0]?.['id'])];
  await transact((trx) => writeRow(trx, booths, { kind: 'edit', id: booth, values: { price: 20 } }, writing));
  await transact((trx) =>
    writeRow(trx, questions, { kind: 'edit', id: question, values: { title: 'Other?' } }, writing),
  );
  await transact((trx) =>
    writeRow(trx, questions, { kind: 'add', values: { booth_id: booth, title: 'One more?' } }, writing),
  );
  const counts = [(await revisionsOf('events', id)).length, (await revisionsOf('booths', booth)).length];
  await restore(start.n);
  assert.deepEqual([await rowsOf('booths'), await rowsOf('questions')], before);
  const later = [(await revisionsOf('events', id)).length, (await revisionsOf('booths', booth)).length];
  assert.deepEqual(
    later.map((count, index) => count - (counts[index] ?? 0)),
    [1, 1],
  );
});

test('a child that was deleted for good comes back as a new row with its values', async () => {
  const [start] = await revisionsOf('events', id);
  const [booth] = await rowsOf('booths');
  assert.ok(start && booth);
  const oldId = Number(booth['id']);
  await transact((trx) => writeRow(trx, booths, { kind: 'remove', id: oldId }, writing));
  assert.deepEqual(await rowsOf('booths'), []);
  await restore(start.n);
  const [back] = await rowsOf('booths');
  assert.ok(Number(back?.['id']) > oldId);
  assert.deepEqual({ ...back, id: oldId }, booth);
  await restore(start.n);
  assert.equal((await rowsOf('booths')).length, 1);
});

async function restore(n: number): Promise<void> {
  await transact(async (trx) => {
    const row = await event.options.repository.lock(trx, id);
    assert.ok(row);
    await restoreValues(trx, event, row, { n, fields: null }, { ...writing, action: 'revert' }, resources);
  });
}
