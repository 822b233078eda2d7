import { reservedSlugsOf } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { mediaFolders } from '../../infrastructure/files/media.repository';
import { divide } from '../bulk/apply-batch';
import { keepFiles } from '../files';
import { recordRevisions } from '../history/record-revision';
import { noteMediaUses } from '../media-uses';
import type { MountedResource } from '../resource-options';
import { freeSlug, slugify } from '../slugs';
import type { Row } from '../table-repository';
import { addRow, editRow } from '../write-row';
import { columnsOf } from '../write-values';
import { changeOf, type Writing } from '../writing';
import { errorsOf, type Plan } from './plan-rows';

/** A line that was written, or why it was not. */
export interface Written {
  readonly row: number;
  readonly id: number | null;
  readonly errors: Record<string, string[]>;
}

/** Writes planned lines: new rows many at a time, changes one by one. A line that is refused costs no other. */
export async function writePlans(
  trx: Db,
  deps: ApiDeps,
  mounted: MountedResource,
  plans: readonly Plan[],
  writing: Writing,
): Promise<Written[]> {
  const refuse = ({ row }: Plan, error: unknown): Written => ({
    row,
    id: null,
    errors: errorsOf(error, writing.locale),
  });
  const fresh = plans.filter(({ action }) => action === 'create');
  const changed = plans.filter(({ action }) => action === 'update');
  const created = await divide(trx, fresh, (some) => createRows(trx, deps, mounted, some, writing), refuse);
  const edited: Written[] = [];
  for (const plan of changed)
    edited.push(...(await divide(trx, [plan], () => changeRow(trx, deps, mounted, plan, writing), refuse)));
  return [...created, ...edited];
}

async function withFiles(
  trx: Db,
  deps: ApiDeps,
  { options }: MountedResource,
  { body }: Plan,
  writing: Writing,
): Promise<Row> {
  const { files = {} } = options;
  if (!Object.keys(files).some((name) => name in body)) return body;
  const sender = { viewer: writing.viewer, locale: writing.locale, isPersonal: options.isPersonal };
  return { ...body, ...(await keepFiles({ ...deps, db: trx, reads: trx }, files, body, sender)) };
}

async function changeRow(
  trx: Db,
  deps: ApiDeps,
  mounted: MountedResource,
  plan: Plan,
  writing: Writing,
): Promise<Written[]> {
  const before = plan.id === null ? null : await mounted.options.repository.lock(trx, plan.id);
  const { row, id } = plan;
  if (before !== null)
    await editRow(trx, mounted, before, await withFiles(trx, deps, mounted, plan, writing), {
      ...writing,
      action: 'import',
    });
  return [{ row, id, errors: {} }];
}

async function createRows(
  trx: Db,
  deps: ApiDeps,
  mounted: MountedResource,
  plans: readonly Plan[],
  writing: Writing,
): Promise<Written[]> {
  const { resource, options } = mounted;
  const { repository, slugFrom } = options;
  if (options.prepare !== undefined || options.settle !== undefined) {
    const written: Written[] = [];
    for (const plan of plans) {
      const values = await withFiles(trx, deps, mounted, plan, writing);
      written.push({
        row: plan.row,
        id: await addRow(trx, mounted, values, { ...writing, action: 'import' }),
        errors: {},
      });
    }
    return written;
  }
  const bodies: Row[] = [];
  for (const plan of plans) bodies.push(await withFiles(trx, deps, mounted, plan, writing));
  const texts = slugFrom === undefined ? [] : bodies.map((body) => String(body[slugFrom]));
  const slugs = await freeSlugs(trx, repository.table, texts);
  const times = { created_at: writing.now, updated_at: writing.now };
  const rows = bodies.map((body, index) => {
    const columns = {
      ...columnsOf(resource, body, null),
      ...(slugs[index] === undefined ? {} : { slug: slugs[index] }),
      ...times,
    };
    return Object.fromEntries(
      Object.entries(columns).filter(
        ([name, value]) => name in repository.columns && value !== undefined && value !== '',
      ),
    );
  });
  const ids = await insertRows(trx, repository.table, rows);
  await attachAll(trx, mounted, bodies, ids);
  for (const [index, id] of ids.entries())
    if (mediaFolders(JSON.stringify(rows[index])).length > 0)
      await noteMediaUses(trx, resource.name, repository.table, id);
  await recordRevisions(trx, mounted, ids, new Map(), changeOf(writing, 'import'));
  return plans.map(({ row }, index) => ({ row, id: ids[index] ?? null, errors: {} }));
}

/** New rows in one statement; what a row leaves open has the default of its column. Answers the ids in their order. */
async function insertRows(trx: Db, table: string, rows: readonly Row[]): Promise<number[]> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const { rows: defaults } = await sql<{ name: string; text: string }>`select a.attname as name,
      pg_get_expr(d.adbin, d.adrelid) as text
    from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${table}::text::regclass and a.attidentity = ''`.execute(trx);
  const usual = new Map(defaults.map(({ name, text }) => [name, text]));
  const values = names.map((name) => {
    const text = usual.get(name);
    return text === undefined ? sql.ref(`n.${name}`) : sql`coalesce(${sql.ref(`n.${name}`)}, ${sql.raw(text)})`;
  });
  const { rows: added } = await sql<{
    id: number;
  }>`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as n
    returning id`.execute(trx);
  return added.map(({ id }) => id);
}

async function attachAll(
  trx: Db,
  { resource, options }: MountedResource,
  bodies: readonly Row[],
  ids: readonly number[],
): Promise<void> {
  for (const { field, attach } of resource.relations) {
    const pair = options.relations?.[field];
    const pairs = bodies.flatMap((body, index) => {
      const attached = body[attach];
      return Array.isArray(attached) ? attached.map((other) => ({ own: ids[index], other: Number(other) })) : [];
    });
    if (pair === undefined || pairs.length === 0) continue;
    await sql`insert into ${sql.table(pair.table)} (${sql.ref(pair.own)}, ${sql.ref(pair.other)})
      select e.own, e.other from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as e(own bigint, other bigint)
      on conflict do nothing`.execute(trx);
  }
}

/** A free slug for each text: `slug`, `slug-2`, `slug-3` …, apart from those that are there and from each other. */
async function freeSlugs(trx: Db, table: string, texts: readonly string[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const bases = texts.map(slugify);
  const { rows } = await sql<{ slug: string }>`select slug from ${sql.table(table)}
    where slug in (${sql.join(bases)})`.execute(trx);
  const taken = new Set([...rows.map(({ slug }) => slug), ...reservedSlugsOf(table)]);
  const slugs: string[] = [];
  for (const base of bases) {
    let slug = base;
    if (taken.has(base)) slug = await freeSlug(trx, table, base);
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    taken.add(slug);
    slugs.push(slug);
  }
  return slugs;
}
