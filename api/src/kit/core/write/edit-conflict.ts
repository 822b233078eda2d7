import { type EditConflict, versionTag } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyRequest } from 'fastify';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { completeRow } from '../read/complete-rows';
import { present } from '../read/present';
import { readContext } from '../table/read-context';
import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/repository';

/**
 * Refuses an edit that was made from an older state of the row: if the body contains `updated_at` and the row has
 * changed since, the answer is EDIT_CONFLICT. For rows without a history.
 */
export function requireSameVersion(before: Row, body: unknown): void {
  const current = before['updated_at'];
  const bodyTime = bodyVersion(body);
  if (bodyTime === null || !(current instanceof Date) || bodyTime === current.getTime()) return;
  throw new AppError('EDIT_CONFLICT', { message: 'row has changed', details: { updated_at: current.toISOString() } });
}

/**
 * Refuses a write that was made from an older state of the row, EDIT_CONFLICT: with 412 when `If-Match` contains that
 * state, with 409 when the body contains its `updated_at`. The details contain the later changes and their author. A
 * caller without a state overwrites the row. `before` is the locked bare row.
 */
export async function requireNoConflict(
  trx: Db,
  deps: ApiDeps,
  mountedResource: MountedResource,
  request: FastifyRequest,
  before: Row,
): Promise<void> {
  const current = before['updated_at'];
  if (!(current instanceof Date)) return;
  const wantedTags = request.headers['if-match'];
  const bodyTime = bodyVersion(request.body);
  const isOther =
    wantedTags === undefined ? bodyTime !== null && bodyTime !== current.getTime() : !matches(wantedTags, current);
  if (!isOther) return;
  const version = knownTime(wantedTags === undefined ? bodyTime : taggedVersion(wantedTags));
  const details = await conflictOf(trx, deps, mountedResource, request, { ...before, updated_at: current }, version);
  const status = wantedTags === undefined ? {} : { status: 412 };
  throw new AppError('EDIT_CONFLICT', { message: 'row has changed', details, ...status });
}

/** Whether `If-Match` accepts a version. Weak tags count as strong, because compressing proxies weaken them. */
export function matches(header: string, version: Date): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(versionTag(version.toISOString()));
}

/** The present record, with what the capabilities add: values, author and names of the changes since a version. */
async function conflictOf(
  trx: Db,
  deps: ApiDeps,
  mountedResource: MountedResource,
  request: FastifyRequest,
  before: Row & { updated_at: Date },
  version: number | null,
): Promise<EditConflict> {
  const { resource, options } = mountedResource;
  const id = Number(before['id']);
  const context = readContext(request, deps.clock);
  const foundRow = await options.repository.find(trx, id, context);
  const row = foundRow === null ? null : await completeRow(deps, trx, mountedResource, foundRow, context);
  const updated_at = before.updated_at.toISOString();
  let conflict: EditConflict = {
    updated_at,
    current: row === null ? {} : present(resource.entity, resource, row, context, request.viewer, options.policy),
    changed_by: null,
    changed_at: updated_at,
    fields: [],
    values: {},
    base: null,
  };
  for (const { describeConflict } of deps.capabilities)
    conflict = { ...conflict, ...(await describeConflict?.(trx, mountedResource, id, version)) };
  return conflict;
}

function bodyVersion(body: unknown): number | null {
  const version: unknown =
    typeof body === 'object' && body !== null && 'updated_at' in body ? body.updated_at : undefined;
  return typeof version === 'string' && version !== '' ? Date.parse(version) : null;
}

/** No row was stored before 1970 or after the year 9999, so such a version cannot be looked up. */
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
