import { presenceCall, presenceSchema, presenceSeconds, type PresentPerson } from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import type { ApiDeps } from '../../infrastructure/env/deps';
import type { RowName } from '../history/read-values-as-of';
import { parseBody } from '../parse';
import { pathId } from '../path-id';
import type { MountedResource } from '../resource-options';
import { findRow, requireAccess } from '../row-request';
import { serveOpen } from '../serve-call';

/** Users who have a row open, for users who may edit it. Stored in the database, so that all processes share it. */
export function mountPresence(app: FastifyInstance, deps: ApiDeps, mountedResource: MountedResource): void {
  const { resource } = mountedResource;
  if (resource.wire.edit === undefined) return;
  const path = presenceCall.path.replace('{resource}', resource.name);
  serveOpen(app, { ...presenceCall, path }, async (request) => {
    requireAccess(request, mountedResource, 'edit');
    const { state, version } = parseBody(presenceSchema, request);
    const row = await findRow(deps, mountedResource, request, pathId(request), 'edit');
    const name = { resource: resource.name, rowId: Number(row['id']) };
    const viewer = request.requireViewer();
    const now = deps.clock();
    if (state === 'left') await leave(deps.db, name, viewer.id);
    else await giveSign(deps.db, name, { userId: viewer.id, state }, now);
    const newerSave = !version ? null : await saveSince(deps.db, name, row['updated_at'], version);
    return { data: await others(deps.db, name, viewer.id, now), saved: newerSave };
  });
}

const expiry = (now: Date): Date => new Date(now.getTime() - presenceSeconds * 1000);

async function leave(db: Db, { resource, rowId }: RowName, userId: number): Promise<void> {
  await db
    .deleteFrom('presences')
    .where('resource', '=', resource)
    .where('row_id', '=', rowId)
    .where('user_id', '=', userId)
    .execute();
}

/** Signs of the same state within these seconds are not stored, because screens send one every other second. */
const restSeconds = 5;

/** The start time stays the same unless the signs of life were interrupted. */
async function giveSign(
  db: Db,
  { resource, rowId }: RowName,
  { userId, state }: { readonly userId: number; readonly state: 'viewing' | 'editing' },
  now: Date,
): Promise<void> {
  const restStart = new Date(now.getTime() - restSeconds * 1000);
  const { rows } = await sql`insert into presences (resource, row_id, user_id, state, since, seen_at)
    values (${resource}, ${rowId}, ${userId}, ${state}, ${now}, ${now})
    on conflict (resource, row_id, user_id) do update set state = excluded.state, seen_at = excluded.seen_at,
      since = case when presences.seen_at > ${expiry(now)} then presences.since else excluded.since end
    where presences.state <> excluded.state or presences.seen_at <= ${restStart} returning 1`.execute(db);
  if (rows.length > 0) await db.deleteFrom('presences').where('seen_at', '<=', expiry(now)).execute();
}

/** The newest change of the row, when the row is newer than the caller's version. */
async function saveSince(db: Db, { resource, rowId }: RowName, updatedAt: unknown, version: string) {
  const at = updatedAt instanceof Date || typeof updatedAt === 'string' ? new Date(updatedAt) : null;
  if (at === null || at.getTime() <= Date.parse(version)) return null;
  const { rows } = await sql<{ by: { id: number; name: string } | null }>`select case when u.id is null then null
      else json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) end as by
    from revisions r left join users u on u.id = r.actor_id
    where r.resource = ${resource} and r.row_id = ${rowId} and r.n > 0 order by r.n desc limit 1`.execute(db);
  return { by: rows[0]?.by ?? null, at: at.toISOString() };
}

async function others(db: Db, { resource, rowId }: RowName, userId: number, now: Date): Promise<PresentPerson[]> {
  const { rows } = await sql<Omit<PresentPerson, 'since'> & { since: Date }>`
    select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.avatar, p.state, p.since
    from presences p join users u on u.id = p.user_id and u.deleted_at is null
    where p.resource = ${resource} and p.row_id = ${rowId} and p.user_id <> ${userId} and p.seen_at > ${expiry(now)}
    order by p.since, u.id`.execute(db);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}
