import type { Locale } from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../../infrastructure/db/database';
import { databaseError } from '../../infrastructure/db/database-errors';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { forgetRemovals } from '../undo/removals';
import type { MountedResource } from '../resource-options';
import { failureOf } from './plan-failure';
import { publishRow, unpublishRow } from './publish-row';

const pollMs = 5000;
const atOnce = 100;

/** Does what is planned when its hour has come, also what came due while nothing ran. */
export function runPublications(app: FastifyInstance, deps: ApiDeps, resources: readonly MountedResource[]): void {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => publishDue(deps, resources))
      .then(() => forgetRemovals(deps.db, deps.clock()))
      .catch((error: unknown) => {
        deps.logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'nothing published');
      });
  }, pollMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
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
  /** Whoever planned it reads it. */
  readonly locale: Locale;
}

async function publishNext(deps: ApiDeps, resources: readonly MountedResource[]): Promise<boolean> {
  const { db, clock, logger } = deps;
  const tried: Due[] = [];
  try {
    return await db.transaction().execute(async (trx) => {
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
