import type { ChangedChild, MovedPart, Revision } from '@enlace/shared-contract/admin';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Row } from '../../core/table/repository';
import { childPathPattern } from './child-values';
import type { RowName } from '../../core/table/row-name';

interface RevisionRow extends Omit<Revision, 'at' | 'children' | 'moved'> {
  readonly at: Date;
  /** Paths of the children in the revision, with their names at that time. */
  readonly names: readonly NamedChild[];
  readonly moved: readonly MovedPart[] | null;
}

interface NamedChild {
  readonly path: string;
  readonly before: Row | null;
  readonly after: Row | null;
}

const isChild = (name: RawBuilder<unknown>) => sql`${name} ~ ${`^${childPathPattern}$`}::text`;

const columns = sql`r.n, r.at, r.action, r.reason, r.moved, case when u.id is null then null
    else json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) end as actor,
  array_to_json(array(select k from jsonb_object_keys(r.before || r.after) as k
    where not ${isChild(sql`k`)} order by k)) as fields,
  array_to_json(array(select json_build_object('path', k, 'before', r.before -> k, 'after', r.after -> k)
    from jsonb_object_keys(r.before || r.after) as k where ${isChild(sql`k`)} order by k)) as names`;

const of = ({ resource, rowId }: RowName): RawBuilder<unknown> =>
  sql`from revisions r left join users u on u.id = r.actor_id where r.resource = ${resource} and r.row_id = ${rowId}`;

/** A row's changes, newest first. */
export async function listRevisions(
  db: Db,
  name: RowName,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Revision[]> {
  const { rows } = await sql<RevisionRow>`select ${columns} ${of(name)}
    order by r.n desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(revisionOf);
}

function revisionOf({ names, at, moved: movedParts, ...row }: RevisionRow): Revision {
  const children = names.map(({ path, before, after }): ChangedChild => {
    const name = after?.['name'] ?? before?.['name'];
    const change = before === null ? 'add' : after === null ? 'remove' : 'edit';
    return { path, name: typeof name === 'string' ? name : null, change };
  });
  return {
    ...row,
    at: at.toISOString(),
    ...(children.length === 0 ? {} : { children }),
    ...(movedParts === null ? {} : { moved: [...movedParts] }),
  };
}

export async function countRevisions(db: Db, name: RowName): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${of(name)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** One change with its values; null for an unknown number. */
export async function findRevision(
  db: Db,
  name: RowName,
  n: number,
): Promise<(Revision & { readonly before: Row; readonly after: Row }) | null> {
  const { rows } = await sql<RevisionRow & { before: Row; after: Row }>`select ${columns}, r.before, r.after
    ${of(name)} and r.n = ${n}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { before, after, ...revision } = row;
  return { ...revisionOf(revision), before, after };
}
