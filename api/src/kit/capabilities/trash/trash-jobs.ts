import { sql } from 'kysely';
import * as z from 'zod';

import { programOrigin } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../../infrastructure/background-jobs/define-job';
import { divide } from '../../core/write/apply-batch';
import type { MountedResource } from '../../core/table/resource-options';
import { writeRows } from '../../core/write/write-rows';
import type { WriteContext } from '../../core/write/write-context';
import { purgeDaysOf } from './purge-days';

const purge = defineJob({ kind: 'trash.purge', payload: z.object({}), everySeconds: 6 * 3600 });

const dayMs = 86_400_000;
/** Rows of one transaction. */
const atOnce = 20;
/** Rows of one resource that a run looks at; the next run continues. */
const mostRows = 5000;

/** The job that deletes rows for good that were in the trash for too long. */
export function trashJobs(deps: ApiDeps, resources: readonly MountedResource[]): readonly JobRunner[] {
  return [
    purge.runs(async () => {
      await purgeTrash(deps, resources);
    }),
  ];
}

/**
 * Deletes the rows of all resources for good whose time in the trash is over. Rows that others depend on stay. Answers
 * the number of deleted rows.
 */
export async function purgeTrash(deps: ApiDeps, resources: readonly MountedResource[]): Promise<number> {
  let count = 0;
  for (const mountedResource of resources) {
    const days = purgeDaysOf(mountedResource, deps.env);
    // A resource with its own time limit has its own job.
    if (days === null || mountedResource.options.purgeDays !== undefined) continue;
    const before = new Date(deps.clock().getTime() - days * dayMs);
    const ids = await findDueIds(deps.db, mountedResource, before);
    for (let start = 0; start < ids.length; start += atOnce)
      count += await purgeRows(deps, mountedResource, ids.slice(start, start + atOnce));
  }
  return count;
}

async function findDueIds(db: Db, { options }: MountedResource, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select t.id from ${sql.table(options.repository.table)} t
    where t.deleted_at < ${before} order by t.deleted_at desc, t.id limit ${mostRows}`.execute(db);
  return rows.map(({ id }) => id);
}

async function purgeRows(deps: ApiDeps, mountedResource: MountedResource, ids: readonly number[]): Promise<number> {
  const writing: WriteContext = {
    deps,
    viewer: null,
    origin: programOrigin,
    locale: 'en',
    now: deps.clock(),
    isBatch: true,
  };
  return transact(deps.db, async (trx) => {
    const heldRows = await mountedResource.options.repository.hold(trx, ids, 'trashed');
    const freeIds: number[] = [];
    for (const { id } of heldRows)
      if (!(await hasDependents(trx, mountedResource, Number(id)))) freeIds.push(Number(id));
    const outcomes = await divide(
      trx,
      freeIds,
      async (some) => {
        const changes = some.map((id) => ({ kind: 'hardRemove', id }) as const);
        const writtenRows = await writeRows(trx, mountedResource, changes, writing);
        return writtenRows.map(({ state }) => state === 'changed');
      },
      () => false,
    );
    return outcomes.filter(Boolean).length;
  });
}

async function hasDependents(trx: Db, { options }: MountedResource, id: number): Promise<boolean> {
  for (const { count } of options.dependents ?? []) {
    const { rows } = await sql<{ count: number }>`select ${count(id)} as count`.execute(trx);
    if (Number(rows[0]?.count ?? 0) > 0) return true;
  }
  return false;
}
