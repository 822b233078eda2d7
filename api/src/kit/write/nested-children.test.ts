import { events, only } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as z from 'zod/mini';

import { buildTestApi, type TestApi } from '../../testing/build-test-api';
import { mountedResources } from '../../app/resources';
import { restoreValues } from '../history/restore-values';
import type { MountedResource } from '../resource-options';
import { createTableRepository, type Row } from '../table-repository';
import type { Writing } from '../writing';
import { writeRow } from './write-row';

/** Tickets of an event and questions of a ticket, in tables without a trash. */
let api: TestApi;
let resources: readonly MountedResource[];
let tickets: MountedResource;
let questions: MountedResource;
let event: MountedResource;
let writing: Writing;
let id: number;
before(async () => {
  api = await buildTestApi();
  const { db } = api.deps;
  const times = 'created_at timestamptz not null, updated_at timestamptz not null';
  for (const text of [
    `create table tickets (id bigint generated always as identity primary key,
      event_id bigint not null references events(id) on delete cascade, name text not null, price integer, ${times})`,
    `create table questions (id bigint generated always as identity primary key,
      ticket_id bigint not null references tickets(id) on delete cascade, title text not null, ${times})`,
  ])
    await sql.raw(text).execute(db);
  const declaredResource = mountedResources.find(({ resource }) => resource.name === 'events');
  assert.ok(declaredResource);
  event = {
    options: declaredResource.options,
    resource: {
      ...events,
      children: [{ field: 'tickets', resource: 'tickets', column: 'event_id' }],
      capabilities: { ...events.capabilities, history: true },
    },
  };
  tickets = childOf(event, 'tickets', ['event_id', 'name', 'price'], 'questions', 'ticket_id');
  questions = childOf(tickets, 'questions', ['ticket_id', 'title']);
  resources = [event, tickets, questions];
  const viewer = await api.deps.findPersonAsViewer(db, 1);
  const origin = { actorId: 1, requestId: null, ipHash: null };
  writing = { deps: api.deps, viewer, origin, locale: 'en', now: new Date() };
  const { rows } = await sql<{ id: number }>`select max(id) as id from events`.execute(db);
  id = Number(rows[0]?.id);
});
after(() => api.close());

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
  const ticket = await transact((trx) =>
    writeRow(trx, tickets, { kind: 'add', values: { event_id: id, name: 'Early bird', price: 10 } }, writing),
  );
  const question = await transact((trx) =>
    writeRow(trx, questions, { kind: 'add', values: { ticket_id: ticket.id, title: 'Diet?' } }, writing),
  );
  const versions = [await versionOf('events', id), await versionOf('tickets', ticket.id)];
  await transact((trx) =>
    writeRow(trx, questions, { kind: 'edit', id: question.id, values: { title: 'Allergies?' } }, writing),
  );
  const [ofTicket] = await revisionsOf('tickets', ticket.id);
  const [ofEvent] = await revisionsOf('events', id);
  const path = `questions.${question.id}`;
  assert.deepEqual(ofTicket?.['after'], {
    [path]: { id: question.id, name: 'Allergies?' },
    [`${path}.title`]: 'Allergies?',
  });
  const name = { id: ticket.id, name: 'Early bird' };
  assert.deepEqual(ofEvent?.['before'], {
    [`tickets.${ticket.id}`]: name,
    [`tickets.${ticket.id}.${path}`]: { id: question.id, name: 'Diet?' },
    [`tickets.${ticket.id}.${path}.title`]: 'Diet?',
  });
  assert.ok((await versionOf('events', id)) > (versions[0] ?? 0));
  assert.ok((await versionOf('tickets', ticket.id)) > (versions[1] ?? 0));
});

test('an earlier state of the event restores tickets and their questions, with one revision each', async () => {
  const [start] = await revisionsOf('events', id);
  assert.ok(start);
  const before = [await rowsOf('tickets'), await rowsOf('questions')];
  const [ticket, question] = [Number(before[0]?.[0]?.['id']), Number(before[1]?.[0]?.['id'])];
  await transact((trx) => writeRow(trx, tickets, { kind: 'edit', id: ticket, values: { price: 20 } }, writing));
  await transact((trx) =>
    writeRow(trx, questions, { kind: 'edit', id: question, values: { title: 'Other?' } }, writing),
  );
  await transact((trx) =>
    writeRow(trx, questions, { kind: 'add', values: { ticket_id: ticket, title: 'One more?' } }, writing),
  );
  const counts = [(await revisionsOf('events', id)).length, (await revisionsOf('tickets', ticket)).length];
  await restore(start.n);
  assert.deepEqual([await rowsOf('tickets'), await rowsOf('questions')], before);
  const later = [(await revisionsOf('events', id)).length, (await revisionsOf('tickets', ticket)).length];
  assert.deepEqual(
    later.map((count, index) => count - (counts[index] ?? 0)),
    [1, 1],
  );
});

test('a child that was deleted for good comes back as a new row with its values', async () => {
  const [start] = await revisionsOf('events', id);
  const [ticket] = await rowsOf('tickets');
  assert.ok(start && ticket);
  const oldId = Number(ticket['id']);
  await transact((trx) => writeRow(trx, tickets, { kind: 'remove', id: oldId }, writing));
  assert.deepEqual(await rowsOf('tickets'), []);
  await restore(start.n);
  const [back] = await rowsOf('tickets');
  assert.ok(Number(back?.['id']) > oldId);
  assert.deepEqual({ ...back, id: oldId }, ticket);
  await restore(start.n);
  assert.equal((await rowsOf('tickets')).length, 1);
});

async function restore(n: number): Promise<void> {
  await transact(async (trx) => {
    const row = await event.options.repository.lock(trx, id);
    assert.ok(row);
    await restoreValues(trx, event, row, { n, fields: null }, { ...writing, action: 'revert' }, resources);
  });
}
