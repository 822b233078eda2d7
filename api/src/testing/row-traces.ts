import { sql } from 'kysely';

import type { Db } from '../infrastructure/db/database';
import { parentLink } from '../kit/capabilities/history/parent-changes';
import type { MountedResource } from '../kit/core/table/resource-options';
import type { Row } from '../kit/core/table/repository';

/** The traces of a write: the row and everything that is stored with it. */
export interface Traces {
  /** The row without its id and the times of the writes. */
  readonly row: Row | null;
  /** Pairs of its relations, by field. */
  readonly related: Readonly<Record<string, readonly Row[]>>;
  readonly mediaUses: readonly Row[];
  readonly search: readonly Row[];
  /** The revisions and audit entries since the last call. */
  readonly revisions: readonly Row[];
  readonly audits: readonly Row[];
  /** The same of the history of its parent; the row's own id is left out of the names. */
  readonly parentRevisions: readonly Row[];
}

/**
 * Columns that differ between rows and between writes, and session versions, because an undo does not restore login
 * sessions.
 */
const unlike = '{id,created_at,updated_at,search_text,session_version}';
const unlikeSearch = '{record_id,sorted_at,updated_at}';

/** Reads the traces of writes. Each call answers the revisions and audit entries since the previous call. */
export interface TraceReader {
  read(id: number): Promise<Traces>;
}

export function createTraceReader(db: Db, mountedResource: MountedResource): TraceReader {
  const last = { revision: 0, audit: 0, parentRevision: 0 };
  return {
    read: async (id) => {
      const { revisions, audits, ...state } = await readTraces(db, mountedResource, id, last);
      const ofParent = await readParentRevisions(db, mountedResource, id, last.parentRevision);
      last.parentRevision = Math.max(last.parentRevision, ...ofParent.map((entry) => entry.id));
      last.revision = Math.max(last.revision, ...revisions.map((entry) => entry.id));
      last.audit = Math.max(last.audit, ...audits.map((entry) => entry.id));
      return {
        ...state,
        revisions: revisions.map(({ id: _id, ...revision }) => revision),
        audits: audits.map(({ id: _id, ...audit }) => audit),
        parentRevisions: ofParent.map(({ id: _id, ...revision }) => revision),
      };
    },
  };
}

type Entry = Row & { readonly id: number };

interface NumberedTraces extends Omit<Traces, 'revisions' | 'audits' | 'parentRevisions'> {
  readonly revisions: readonly Entry[];
  readonly audits: readonly Entry[];
}

async function readTraces(
  db: Db,
  { resource, options }: MountedResource,
  id: number,
  since: { readonly revision: number; readonly audit: number },
): Promise<NumberedTraces> {
  const { name } = resource;
  const { table } = options.repository;
  const rows = await sql<{
    row: Row;
  }>`select to_jsonb(t) - ${unlike}::text[] as row from ${sql.table(table)} t where id = ${id}`.execute(db);
  const relatedRows: Record<string, Row[]> = {};
  for (const [field, pair] of Object.entries(options.relations ?? {})) {
    const pairs = await sql<Row>`select ${sql.ref(pair.other)} as id from ${sql.table(pair.table)}
      where ${sql.ref(pair.own)} = ${id} order by 1`.execute(db);
    relatedRows[field] = pairs.rows;
  }
  const uses = await sql<Row>`select media_id, label from media_uses where resource = ${name} and row_id = ${id}
    order by 1`.execute(db);
  const search = await sql<{
    row: Row;
  }>`select to_jsonb(e) - ${unlikeSearch}::text[] as row from search_entries e where kind = ${table} and record_id = ${id}`.execute(
    db,
  );
  const revisions = await sql<Entry>`select id, action, before, after, actor_id, reason from revisions
    where resource = ${name} and row_id = ${id} and n > 0 and id > ${since.revision} order by n`.execute(db);
  const audits = await sql<Entry>`select id, action, before, after, actor_id from audit_entries
    where resource = ${name} and row_id = ${String(id)} and action <> 'look' and id > ${since.audit} order by id`.execute(
    db,
  );
  return {
    row: rows.rows[0]?.row ?? null,
    related: relatedRows,
    mediaUses: uses.rows,
    // Rows without a page use their id as slug.
    search: search.rows.map(({ row }) => ({ ...row, slug: row['slug'] === String(id) ? null : row['slug'] })),
    revisions: revisions.rows,
    audits: audits.rows,
  };
}

async function readParentRevisions(
  db: Db,
  mountedResource: MountedResource,
  id: number,
  since: number,
): Promise<Entry[]> {
  const link = parentLink(mountedResource);
  if (link === null) return [];
  const { parent, field, column } = link;
  const { rows } = await sql<Entry>`select r.id, r.action, r.before, r.after, r.actor_id, r.reason
    from revisions r join ${sql.table(mountedResource.options.repository.table)} t on t.id = ${id}
    where r.resource = ${parent.resource.name} and r.row_id = ${sql.ref(`t.${column}`)} and r.n > 0 and r.id > ${since}
      and jsonb_exists(r.before || r.after, ${`${field}.${id}`}) order by r.n`.execute(db);
  const removeId = (values: unknown): Row =>
    Object.fromEntries(
      Object.entries(typeof values === 'object' && values !== null ? values : {}).flatMap(([name, value]) =>
        name === `${field}.${id}` ? [] : [[name.replace(`${field}.${id}.`, `${field}.`), value]],
      ),
    );
  return rows.map((row) => ({ ...row, before: removeId(row['before']), after: removeId(row['after']) }));
}
