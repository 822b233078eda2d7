import type { Locale } from '@enlace/shared-contract';

import type { Db } from '../../infrastructure/db/database';
import { databaseError } from '../../infrastructure/db/database-errors';
import { transact } from '../../infrastructure/db/transact';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { type JobRunner, runAgain } from '../../infrastructure/jobs/define-job';
import type { MountedResource } from '../resource-options';
import { failureOf } from './plan-failure';
import { publishPlanned } from './plan';
import { publishRow, unpublishRow } from './publish-row';

const atOnce = 100;

/** The job that does what is planned when its hour has come, also what came due while no process ran. */
export function publicationJobs(deps: ApiDeps, resources: readonly MountedResource[]): readonly JobRunner[] {
  return [
    publishPlanned.runs(async ({ at }) => {
      // The clock of this process may be behind the clock of the database.
      if (deps.clock() < new Date(at)) return runAgain(1);
      return (await publishDue(deps, resources)) === atOnce ? runAgain() : undefined;
    }),
  ];
}

/**
 * Publishes and takes back whatever is due, each in a transaction of its own; several processes may do so at once, and
 * each plan is carried out once. What cannot be done is put aside. Answers how many were.
 */
export async function publishDue(deps: ApiDeps, resources: readonly MountedResource[]): Promise<number> {
  let count = 0;
  for (; count < atOnce; count += 1) if (!(await publishNext(deps, resources))) break;
  return count;
}

interface Due {
  readonly id: number;
  readonly resource: string;
  readonly row_id: number;
  readonly action: 'publish' | 'unpublish';
  readonly actor_id: number | null;
  readonly reason: string | null;
  /** Language of the user who planned it and reads the failure. */
  readonly locale: Locale;
}

async function publishNext(deps: ApiDeps, resources: readonly MountedResource[]): Promise<boolean> {
  const { db, clock, logger } = deps;
  const tried: Due[] = [];
  try {
    return await transact(db, async (trx) => {
      const due = await nextDue(trx, clock());
      if (due === null) return false;
      tried.push(due);
      await carryOut(trx, deps, resources, due);
      await trx.deleteFrom('publications').where('id', '=', due.id).execute();
      return true;
    });
  } catch (error) {
    const [due] = tried;
    // A database that is away is no fault of what was planned.
    if (due === undefined || databaseError(error)?.code === 'UNAVAILABLE') throw error;
    const { id, resource, row_id } = due;
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn({ reason, resource, row: row_id }, 'what was planned could not be done');
    const failure = JSON.stringify(failureOf(error, due.locale));
    await db.updateTable('publications').set({ failed_at: clock(), failure }).where('id', '=', id).execute();
    return true;
  }
}

async function nextDue(trx: Db, now: Date): Promise<Due | null> {
  const due = await trx
    .selectFrom('publications')
    .leftJoin('users', 'users.id', 'publications.actor_id')
    .select(['publications.id', 'resource', 'row_id', 'action', 'actor_id', 'reason', 'users.locale'])
    .where('at', '<=', now)
    .where('failed_at', 'is', null)
    .orderBy('at')
    .limit(1)
    .forUpdate('publications')
    .skipLocked()
    .executeTakeFirst();
  return due === undefined ? null : { ...due, locale: due.locale ?? 'en' };
}

async function carryOut(trx: Db, deps: ApiDeps, resources: readonly MountedResource[], due: Due): Promise<void> {
  const mounted = resources.find(({ resource }) => resource.name === due.resource);
  const before = await mounted?.options.repository.lock(trx, due.row_id);
  // What was deleted meanwhile is not published.
  if (mounted === undefined || before === undefined || before === null) return;
  const origin = { actorId: due.actor_id, requestId: null, ipHash: null };
  const writing = { deps, viewer: null, origin, locale: due.locale, now: deps.clock(), reason: due.reason };
  await (due.action === 'publish' ? publishRow : unpublishRow)(trx, mounted, before, writing);
}
