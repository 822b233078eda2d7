import { areas } from '@enlace/shared-contract/community';
import type { Resource } from '@enlace/shared-contract/resources';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as z from 'zod/mini';

import { mountedResources } from '../../../app/resources';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { addDerivedRelations } from './derived-relations';
import type { MountedResource } from './resource-options';
import { createResourceRepository } from './resource-repository';

const ids = z.optional(z.array(z.number()));
const rows = z.array(z.object({ id: z.number(), name: z.string(), slug: z.string() }));
const relatedAreas: Resource = {
  ...areas,
  entity: z.extend(areas.entity, { labels: rows }),
  listEntity: z.extend(areas.listEntity, { labels: rows }),
  write: z.extend(areas.write, { attach_labels: ids, detach_labels: ids }),
  relations: [{ field: 'labels', attach: 'attach_labels', detach: 'detach_labels', target: 'tags' }],
};

/** The areas, with a relation that only the contract declares. */
function mountRelated(mountedResource: MountedResource): MountedResource {
  if (mountedResource.resource.name !== areas.name) return mountedResource;
  const repository = createResourceRepository(relatedAreas, {
    computed: () => ({ members_count: sql`0` }),
    sorts: () => ({ created_at: sql`t.created_at` }),
    search: sql`t.name`,
  });
  return { resource: relatedAreas, options: { repository, slugFrom: 'name' } };
}

let api: TestApi;
before(async () => {
  api = await buildTestApi({ resources: addDerivedRelations(mountedResources.map(mountRelated)) });
  await sql`create table areas_labels (areas_id bigint not null references areas (id) on delete cascade,
    labels_id bigint not null references tags (id) on delete cascade, primary key (areas_id, labels_id))`.execute(
    api.deps.db,
  );
});
after(() => api.close());

interface Answer {
  readonly data: { readonly id: number; readonly labels: readonly { readonly id: number; readonly name: string }[] };
}

test('a relation of the contract is written, read and found without a line in the API', async () => {
  const body = { name: 'Telares', attach_labels: [1, 2] };
  const addAnswer = await api.post('/api/addarea', body, 'admin');
  assert.equal(addAnswer.statusCode, 201, addAnswer.body);
  const { id, labels } = addAnswer.json<Answer>().data;
  assert.deepEqual(
    labels.map((label) => label.id),
    [1, 2],
  );
  assert.ok(labels.every(({ name }) => name.length > 0));
  const editAnswer = await api.post(`/api/editarea?id=${id}`, { detach_labels: [1], attach_labels: [3] }, 'admin');
  assert.deepEqual(
    editAnswer.json<Answer>().data.labels.map((label) => label.id),
    [2, 3],
  );
  const where = encodeURIComponent(JSON.stringify({ field: 'labels', op: 'in', value: [3] }));
  const listAnswer = await api.get(`/api/areas/list?where=${where}`, 'admin');
  assert.deepEqual(
    listAnswer.json<{ data: { id: number }[] }>().data.map((area) => area.id),
    [id],
  );
  const refusal = await api.post(`/api/editarea?id=${id}`, { attach_labels: [999_999] }, 'admin');
  assert.equal(refusal.statusCode, 422);
});
