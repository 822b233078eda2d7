import { isAppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import * as z from 'zod';

import type { Db } from '../../infrastructure/db/database';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../infrastructure/background-jobs/define-job';
import { enqueue } from '../../infrastructure/background-jobs/enqueue';
import { projectDonation } from './stripe/project-donation';

/** Fetches the state of one monthly donation from Stripe. */
const refresh = defineJob({ kind: 'donations.refresh', payload: z.object({ donation: z.number() }) });

/** Compares monthly donations with Stripe, and deletes donations that were never paid. */
const reconcile = defineJob({ kind: 'donations.reconcile', payload: z.object({}), everySeconds: 3600 });

const mostAtOnce = 500;

/** A subscription that was fetched within this time needs no check. */
const recentMs = 30 * 60_000;

/** After this time an open donation without a payment at Stripe is deleted. */
const forgottenMs = 48 * 3_600_000;

export function donationsJobs(deps: ApiDeps): readonly JobRunner[] {
  return [
    refresh.runs(({ donation }) => projectDonation(deps, donation)),
    reconcile.runs(() => reconcileDonations(deps)),
  ];
}

/** Has the donation of an event refreshed by a job: the event itself is not read, because its order is not certain. */
export async function noteDonationEvent(trx: Db, event: Stripe.Event): Promise<void> {
  if (!/^(customer\.subscription\.|invoice\.)/.test(event.type)) return;
  const customer: unknown = Reflect.get(event.data.object, 'customer');
  if (typeof customer !== 'string') return;
  const donation = await trx
    .selectFrom('donations')
    .select('id')
    .where('customer_id', '=', customer)
    .where('subscription_id', 'is not', null)
    .executeTakeFirst();
  if (donation === undefined) return;
  await enqueue(trx, refresh, { donation: donation.id }, { key: `donation ${donation.id}` });
}

/** Repairs what a lost event left behind, and deletes donations without a payment. */
async function reconcileDonations(deps: ApiDeps): Promise<void> {
  const now = deps.clock().getTime();
  if (deps.stripe === null) return;
  const { rows } = await sql<{ id: number }>`select id from donations
    where subscription_id is not null and state in ('open', 'active', 'past_due')
      and coalesce(checked_at, created_at) <= ${new Date(now - recentMs)}
    order by checked_at nulls first limit ${mostAtOnce}`.execute(deps.db);
  for (const { id } of rows) {
    try {
      await projectDonation(deps, id);
    } catch (error) {
      // One subscription that Stripe refuses must not keep the others from their check.
      if (!isAppError(error) || error.code !== 'UPSTREAM_FAILED') throw error;
      deps.logger.warn({ err: error, donation: id }, 'a donation could not be checked');
    }
  }
  await sql`delete from donations d where state = 'open' and subscription_id is null
    and created_at < ${new Date(now - forgottenMs)}
    and not exists (select from payments p where p.purpose = 'donation' and p.subject_id = d.id and p.state <> 'cancelled')
    and not exists (select from donation_receipts r where r.donation_id = d.id)`.execute(deps.db);
}
