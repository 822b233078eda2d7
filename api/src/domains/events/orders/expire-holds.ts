import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { defineJob } from '../../../infrastructure/background-jobs/define-job';
import { enqueue } from '../../../infrastructure/background-jobs/enqueue';
import { lockExpiredHolds } from './machine/locked-order';
import { moveOrders, type Step } from './machine/move-order';

const mostAtOnce = 500;

type Deps = Pick<ApiDeps, 'db' | 'logger'>;

/** Releases the seats of the holds of an event at the end of the first of them. */
export const releaseHolds = defineJob({ kind: 'events.release-holds', payload: z.object({ event: z.number() }) });

/**
 * Plans the release of the seats of a hold at its end. A job that waits for a later hold, e.g. an offer of some hours, is
 * moved to this time. Call it before seats are locked.
 */
export async function planRelease(trx: Db, event: number, at: Date): Promise<void> {
  await enqueue(trx, releaseHolds, { event }, { key: `event ${event}`, runAt: at, isEarliest: true });
}

/** Releases the expired holds of an event, and plans the release of those that expire next. */
export async function releaseDueHolds({ db, logger }: Deps, event: number, now: Date): Promise<void> {
  await expireHolds({ db, logger }, event, now);
  const { rows } = await sql<{ at: Date | null }>`select min(expires_at) as at from orders
    where event_id = ${event} and state = 'held'`.execute(db);
  const at = rows[0]?.at ?? null;
  if (at !== null) await planRelease(db, event, at);
}

/**
 * Releases the seats of the expired holds of an event; answers the number of holds. A hold that another transaction
 * confirms, extends or releases at this moment is left out.
 */
export function expireHolds({ db, logger }: Deps, eventId: number, now: Date): Promise<number> {
  return transact(db, (trx) => releaseExpired(trx, eventId, { now, logger }));
}

/** The same in a transaction. */
export async function releaseExpired(trx: Db, eventId: number, step: Step): Promise<number> {
  const orders = await lockExpiredHolds(trx, { eventId, now: step.now, limit: mostAtOnce });
  await moveOrders(trx, orders, 'expire', step);
  return orders.length;
}
