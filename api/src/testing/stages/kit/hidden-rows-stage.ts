import { roleNames, type RoleName } from '@enlace/shared-contract/access';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../build-test-api';
import { finishJob } from '../../finish-job';
import { rolesFor, type Tier } from '../../tier';
import { wideResources } from '../../wide-resources';
import type { MountedResource } from '../../../kit/core/table/resource-options';

/** A word that only the hidden rows contain. */
const mark = 'Xilonencalli';

interface HiddenRow {
  readonly id: number;
  readonly slug: string | null;
  readonly state: string;
}
interface Channel {
  readonly name: string;
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object;
}

let api: TestApi;

const viewingRoles = roleNames.filter((role) => role !== 'admin');

async function columnsOf(table: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(api.deps.db);
  return new Set(rows.map(({ name }) => name));
}

/** Hides one row in each way that the table has: in the trash, planned, as a draft. Each has a revision. */
async function hideRows({ resource, options }: MountedResource): Promise<HiddenRow[]> {
  const { table } = options.repository;
  const columns = await columnsOf(table);
  const nameColumn = ['title', 'name', 'first_name'].find((column) => columns.has(column));
  const states: Readonly<Record<string, [column: string, value: string]>> = {
    trashed: ['deleted_at', 'now()'],
    planned: ['published_at', `now() + interval '10 days'`],
    draft: ['published_at', 'null'],
  };
  const hiddenRows: HiddenRow[] = [];
  for (const [state, [column, value]] of Object.entries(states)) {
    if (!columns.has(column)) continue;
    const usedIds = [0, ...hiddenRows.map(({ id }) => id)];
    const word =
      nameColumn === undefined ? sql`` : sql`, ${sql.ref(nameColumn)} = ${`${mark} ${resource.name} ${state}`}`;
    const slug = columns.has('slug') ? sql`slug` : sql`null`;
    const { rows } = await sql<{ id: number; slug: string | null }>`update ${sql.table(table)}
      set ${sql.ref(column)} = ${sql.raw(value)} ${word}
      where id = (select max(id) from ${sql.table(table)} where id not in (${sql.join(usedIds)})
        ${columns.has('deleted_at') ? sql`and deleted_at is null` : sql``})
      returning id, ${slug} as slug`.execute(api.deps.db);
    for (const row of rows) {
      hiddenRows.push({ ...row, state });
      await sql`insert into revisions (resource, row_id, n, at, action, after)
        values (${resource.name}, ${row.id}, 9001, now(), 'edit', ${JSON.stringify({ title: mark })}::jsonb)`.execute(
        api.deps.db,
      );
    }
  }
  return hiddenRows;
}

/** Ids of hidden rows that the role's own lists show: it may read them everywhere. */
async function shownIds({ resource }: MountedResource, viewer: RoleName | null): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  for (const query of ['', 'trashed=only&', 'editable=true&']) {
    const answer = await api.get(`${resource.wire.list.path}?${query}limit=1000&sort=id&order=desc`, viewer);
    if (answer.statusCode !== 200) continue;
    const { data } = answer.json<{ data: readonly { readonly id: number }[] }>();
    for (const { id } of data) ids.add(id);
  }
  return ids;
}

/** Calls that answer one row, or change it. */
function channelsOf({ resource, options }: MountedResource, { id, slug }: HiddenRow): Channel[] {
  const at = (path: string): string => `/api/v2/${resource.name}/${id}/${path}`;
  const { get, edit, remove, hardRemove } = resource.wire;
  const post = { method: 'POST' as const, payload: {} };
  return [
    { name: 'get', url: get.path.replace('{id}', String(id)) },
    ...(options.hasPage && slug !== null ? [{ name: 'slug', url: `/api/v2/${resource.name}/by-slug/${slug}` }] : []),
    ...[edit, remove, hardRemove].flatMap((call) =>
      call === undefined ? [] : [{ ...post, name: call.path, url: `${call.path}?id=${id}` }],
    ),
    { name: 'neighbours', url: at('neighbours') },
    { name: 'neighbours in the trash', url: at('neighbours?trashed=only') },
    { name: 'dependents', url: at('dependents') },
    { name: 'history', url: at('revisions') },
    { name: 'revision', url: at('revisions/9001') },
    { name: 'comparison', url: at('revisions/compare?from=9001') },
    { ...post, name: 'restoring a revision', url: at('revisions/9001/restore') },
    { ...post, name: 'restore', url: at('restore') },
    { name: 'draft', url: at('draft') },
    { ...post, name: 'saving a draft', url: at('draft') },
    { ...post, name: 'discarding a draft', url: at('draft/remove') },
    { ...post, name: 'publish', url: at('publish') },
    { ...post, name: 'unpublish', url: at('unpublish') },
    { ...post, name: 'preview', url: at('preview') },
    { ...post, name: 'presence', url: at('presence'), payload: { state: 'viewing' } },
  ];
}

/** Status codes of a refusal. 422: the call has no such operation, or its body is refused before the row is read. */
const refusals = [401, 403, 404, 405, 422];

async function requireRefusals(
  mountedResource: MountedResource,
  row: HiddenRow,
  viewer: RoleName | null,
): Promise<string[]> {
  const leaks: string[] = [];
  for (const { name, method = 'GET', url, payload } of channelsOf(mountedResource, row)) {
    const answer = await api.send({ method, url, ...(payload === undefined ? {} : { payload }) }, viewer);
    if (!refusals.includes(answer.statusCode) || answer.body.includes(mark))
      leaks.push(`${viewer ?? 'visitor'}: ${name} of a ${row.state} row: ${answer.statusCode}`);
  }
  return leaks;
}

/** Searches, counts and files must not contain the hidden rows. */
async function requireSilence({ resource }: MountedResource, viewer: RoleName | null): Promise<string[]> {
  const { path } = resource.wire.list;
  const listQueries = [`search=${mark}`, `search=${mark}&page=1&per_page=5`, `search=${mark}&trashed=only&page=1`];
  const exportUrl = `/api/v2/${resource.name}/export?search=${mark}`;
  const channels: Channel[] = [
    ...listQueries.map((query) => ({ name: `list ${query}`, url: `${path}?${query}` })),
    { name: 'site search', url: `/api/v2/search?q=${mark}` },
    { name: 'export', method: 'POST', url: exportUrl, payload: {} },
    { name: 'export of the trash', method: 'POST', url: `${exportUrl}&trashed=only`, payload: {} },
  ];
  const leaks: string[] = [];
  for (const { name, method = 'GET', url, payload } of channels) {
    const answer = await api.send({ method, url, ...(payload === undefined ? {} : { payload }) }, viewer);
    const total = /"total":(\d+)/.exec(answer.body)?.[1] ?? '0';
    const rows = answer.body.replaceAll(new RegExp(`"(q|query|search)":"${mark}"`, 'g'), '');
    if (answer.statusCode >= 500 || rows.includes(mark) || total !== '0')
      leaks.push(`${viewer ?? 'visitor'}: ${name}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  }
  return leaks;
}

async function requireUntouched(
  mountedResource: MountedResource,
  ids: readonly number[],
  viewer: RoleName,
): Promise<string[]> {
  const leaks: string[] = [];
  const url = `/api/v2/${mountedResource.resource.name}/bulk`;
  for (const operation of ['edit', 'remove', 'restore', 'hardRemove'])
    for (const dry_run of [true, false]) {
      const payload = {
        operation,
        selection: { ids },
        dry_run,
        ...(operation === 'edit' ? { values: { name: 'X', title: 'X' } } : {}),
      };
      const answer = await api.send({ method: 'POST', url, payload }, viewer);
      if (refusals.includes(answer.statusCode)) continue;
      const { data } = answer.json<{ data: { id?: number; would_change?: number; samples?: readonly object[] } }>();
      const count = dry_run ? data.would_change : (await finishJob(api, data.id ?? 0, viewer)).succeeded;
      if (count !== 0 || (data.samples?.length ?? 0) > 0 || answer.body.includes(mark))
        leaks.push(`${viewer}: bulk ${operation}, dry run ${dry_run}: ${answer.body.slice(0, 200)}`);
    }
  return leaks;
}

/** Hides rows of each resource, and makes every call on them as a visitor and as roles. */
export function testHiddenRows(tier: Tier): void {
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());

  for (const [turn, mountedResource] of wideResources(2).entries()) {
    const { resource, options } = mountedResource;
    test(`rows of ${resource.name} that the lists of a role do not show are shown and changed by no other call`, async () => {
      const hiddenRows = await hideRows(mountedResource);
      const leaks: string[] = [];
      for (const viewer of [null, ...rolesFor(tier, resource, turn, viewingRoles)]) {
        const ids = await shownIds(mountedResource, viewer);
        const rows = hiddenRows.filter(({ id }) => !ids.has(id));
        for (const row of rows) leaks.push(...(await requireRefusals(mountedResource, row, viewer)));
        if (rows.length === hiddenRows.length && rows.length > 0)
          leaks.push(...(await requireSilence(mountedResource, viewer)));
        if (viewer !== null && rows.length > 0 && resource.capabilities.bulk)
          leaks.push(
            ...(await requireUntouched(
              mountedResource,
              rows.map(({ id }) => id),
              viewer,
            )),
          );
      }
      assert.deepEqual(leaks, []);
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from ${sql.table(options.repository.table)}
      where id in (${sql.join([0, ...hiddenRows.map(({ id }) => id)])})`.execute(api.deps.db);
      assert.equal(rows[0]?.count, hiddenRows.length);
    });
  }
}
