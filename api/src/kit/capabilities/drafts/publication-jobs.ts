import type { Locale } from '@enlace/shared-contract/text';

import type { Db } from '../../../infrastructure/db/database';
import { databaseError } from '../../../infrastructure/db/database-errors';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { type JobRunner, runAgain } from '../../../infrastructure/background-jobs/define-job';
import { findActiveViewer } from '../../core/rights/active-viewer';
import type { MountedResource } from '../../core/table/resource-options';
import { failureOf } from './plan-failure';
import { publishPlanned } from './plan';
import { publishRow, unpublishRow } from './publish-row';

const atOnce = 100;

/** The job that carries out plans at their time, also plans that became due while no process ran. */
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
 * Carries out all due plans, each in its own transaction. Several processes can do so at the same time; each plan is
 * carried out once. A plan that fails is marked. Answers the number of plans.
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
  const triedPlans: Due[] = [];
  try {
    return await transact(db, async (trx) => {
      const duePlan = await nextDue(trx, clock());
      if (duePlan === null) return false;
      triedPlans.push(duePlan);
      await carryOut(trx, deps, resources, duePlan);
      await trx.deleteFrom('publications').where('id', '=', duePlan.id).execute();
      return true;
    });
  } catch (error) {
    const [duePlan] = triedPlans;
    // An unavailable database is not the plan's fault: the job is repeated.
    if (duePlan === undefined || databaseError(error)?.code === 'UNAVAILABLE') throw error;
    const { id, resource, row_id } = duePlan;
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn({ reason, resource, row: row_id }, 'what was planned could not be done');
    const failure = JSON.stringify(failureOf(error, duePlan.locale));
    await db.updateTable('publications').set({ failed_at: clock(), failure }).where('id', '=', id).execute();
    return true;
  }
}

async function nextDue(trx: Db, now: Date): Promise<Due | null> {
  const duePlan = await trx
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
  return duePlan === undefined ? null : { ...duePlan, locale: duePlan.locale ?? 'en' };
}

async function carryOut(trx: Db, deps: ApiDeps, resources: readonly MountedResource[], duePlan: Due): Promise<void> {
  const mountedResource = resources.find(({ resource }) => resource.name === duePlan.resource);
  const before = await mountedResource?.options.repository.lock(trx, duePlan.row_id);
  // A row that was removed in the meantime is not published.
  if (mountedResource === undefined || before === undefined || before === null) return;
  const origin = { actorId: duePlan.actor_id, requestId: null, ipHash: null };
  // The plan has the present rights of the user who made it.
  const viewer = duePlan.actor_id === null ? null : await findActiveViewer(trx, deps, duePlan.actor_id);
  const writing = { deps, viewer, origin, locale: duePlan.locale, now: deps.clock(), reason: duePlan.reason };
  await (duePlan.action === 'publish' ? publishRow : unpublishRow)(trx, mountedResource, before, writing);
}
