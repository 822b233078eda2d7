import { AppError, type EditConflict, versionTag } from '@enlace/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { Db } from '../infrastructure/db/database';
import type { ApiDeps } from '../infrastructure/env/deps';
import { completeRow } from './complete-rows';
import { fieldNames } from './history/child-values';
import { currentValues } from './history/current-values';
import { changedNames, nestValues } from './history/flat-values';
import { nameRelations } from './history/name-relations';
import { revisionAt, valuesAsOf } from './history/read-values-as-of';
import { present } from './present';
import { readContext } from './read-context';
import type { MountedResource } from './resource-options';
import type { Row } from './table-repository';

/** Names the version of an answered record in `ETag`. */
export function tagAnswer(reply: FastifyReply, record: Row): void {
  const version = record['updated_at'];
  if (typeof version === 'string') void reply.header('etag', versionTag(version));
}

/**
 * Refuses an edit made from an older state of the row: a body may carry the `updated_at` it was made from, and when the
 * row has changed since, the answer is EDIT_CONFLICT. For rows without a history.
 */
export function requireSameVersion(before: Row, body: unknown): void {
  const current = before['updated_at'];
  const seen = bodyVersion(body);
  if (seen === null || !(current instanceof Date) || seen === current.getTime()) return;
  throw new AppError('EDIT_CONFLICT', { message: 'row has changed', details: { updated_at: current.toISOString() } });
}

/**
 * Refuses a write made from an older state of the row, EDIT_CONFLICT: with 412 when `If-Match` names that state, with 409
 * when the body carries its `updated_at`. The details tell what has changed since, and who changed it. A caller that
 * names no state writes over whatever is there. `before` is the bare row, held.
 */
export async function requireNoConflict(
  trx: Db,
  deps: ApiDeps,
  mounted: MountedResource,
  request: FastifyRequest,
  before: Row,
): Promise<void> {
  const current = before['updated_at'];
  if (!(current instanceof Date)) return;
  const wanted = request.headers['if-match'];
  const seen = bodyVersion(request.body);
  const isOther = wanted === undefined ? seen !== null && seen !== current.getTime() : !matches(wanted, current);
  if (!isOther) return;
  const version = knownTime(wanted === undefined ? seen : taggedVersion(wanted));
  const details = await conflictOf(trx, deps, mounted, request, { ...before, updated_at: current }, version);
  const status = wanted === undefined ? {} : { status: 412 };
  throw new AppError('EDIT_CONFLICT', { message: 'row has changed', details, ...status });
}

/** Whether `If-Match` lets a version pass. Proxies that compress make tags weak; they are the same to us. */
export function matches(header: string, version: Date): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(versionTag(version.toISOString()));
}

/** The values, the author and the names of what has changed since a version. */
async function conflictOf(
  trx: Db,
  deps: ApiDeps,
  mounted: MountedResource,
  request: FastifyRequest,
  before: Row & { updated_at: Date },
  version: number | null,
): Promise<EditConflict> {
  const { resource, options } = mounted;
  const id = Number(before['id']);
  const name = { resource: resource.name, rowId: id };
  const context = readContext(request, deps.clock);
  const found = await options.repository.find(trx, id, context);
  const row = found === null ? null : await completeRow(trx, mounted, found, context);
  const now = await currentValues(trx, mounted, id);
  const n = version === null ? null : await revisionAt(trx, name, new Date(version));
  const base = n === null ? null : { ...now, ...(await valuesAsOf(trx, name, n)) };
  const last = await lastChange(trx, resource.name, id);
  const [values, known] = await nameRelations(trx, mounted, [now, base ?? {}]);
  return {
    updated_at: before.updated_at.toISOString(),
    current: row === null ? {} : present(resource.entity, resource, row, context, request.viewer, options.policy),
    changed_by: last?.actor ?? null,
    changed_at: (last?.at ?? before.updated_at).toISOString(),
    fields: fieldNames(base === null ? [...(last?.fields ?? [])].sort() : changedNames(base, now)),
    values: nestValues(values ?? {}),
    base: base === null ? null : nestValues(known ?? {}),
  };
}

interface LastChange {
  readonly at: Date;
  readonly actor: { readonly id: number; readonly name: string } | null;
  readonly fields: readonly string[];
}

async function lastChange(trx: Db, resource: string, id: number): Promise<LastChange | null> {
  const { rows } =
    await sql<LastChange>`select r.at, array(select jsonb_object_keys(r.before || r.after))::text[] as fields,
      case when u.id is null then null
        else json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) end as actor
    from revisions r left join users u on u.id = r.actor_id
    where r.resource = ${resource} and r.row_id = ${id} and r.n > 0 order by r.n desc limit 1`.execute(trx);
  return rows[0] ?? null;
}

function bodyVersion(body: unknown): number | null {
  const seen: unknown = typeof body === 'object' && body !== null && 'updated_at' in body ? body.updated_at : undefined;
  return typeof seen === 'string' && seen !== '' ? Date.parse(seen) : null;
}

/** Nothing was stored before 1970 or after the year 9999: such a state is none that could be looked up. */
function knownTime(time: number | null): number | null {
  return time !== null && time >= 0 && time < 253_402_300_800_000 ? time : null;
}

function taggedVersion(header: string): number | null {
  const at = Date.parse(
    header
      .split(',')[0]
      ?.replace(/^W\/|"/g, '')
      .trim() ?? '',
  );
  return Number.isNaN(at) ? null : at;
}
