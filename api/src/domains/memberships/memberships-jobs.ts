import { sql } from 'kysely';
import type Stripe from 'stripe';
import * as z from 'zod';

import type { Db } from '../../infrastructure/db/database';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { defineJob, type JobRunner } from '../../infrastructure/background-jobs/define-job';
import { enqueue } from '../../infrastructure/background-jobs/enqueue';
import { askStripe } from '../payments';
import { endChange, findLostStarts } from './change/begin-change';
import { sendDunningMails } from './notices/dunning-mails';
import { remindOfExpiringCards } from './notices/expiring-cards';
import { endGraces } from './states/end-graces';
import { announcePrices } from './price-changes/announce-prices';
import { applyPrices } from './price-changes/apply-prices';
import { announcePricesJob } from './price-changes/start-price-change';
import { noteSubscription } from './stripe/note-subscription';
import { projectMember } from './stripe/project-member';
import { withoutRefusal } from './stripe/without-refusal';
import { endPauses } from './treasury/dunning';
import { checkMoney, checkPayment } from './treasury/findings/check-money';
import { lookForMoney } from './treasury/findings/look-for-money';
import { checkMoneyJob, checkPaymentJob } from './treasury/findings/money-jobs';
import { noteMoneyEvent } from './treasury/findings/note-money-event';
import { giveRefundUp, sendRefund, sendRefundJob } from './treasury/refunds/send-refund';

/** Fetches the state of one member from Stripe. */
const refresh = defineJob({ kind: 'memberships.refresh', payload: z.object({ user: z.number() }) });

/** Compares the subscriptions with Stripe: what a lost event left behind is repaired within the hour. */
const reconcile = defineJob({ kind: 'memberships.reconcile', payload: z.object({}), everySeconds: 3600 });

/** Ends the pauses of reminders whose day has come, and the plans whose days of grace are over. */
const tendDunning = defineJob({ kind: 'memberships.tend-dunning', payload: z.object({}), everySeconds: 3600 });

/** Mails about failed payments and about cards that expire. */
const sendMails = defineJob({ kind: 'memberships.send-mails', payload: z.object({}), everySeconds: 3600 });

/** Moves members to their new prices before their renewals, and announces what could not be announced before. */
const movePrices = defineJob({ kind: 'memberships.apply-prices', payload: z.object({}), everySeconds: 3600 });

const mostAtOnce = 500;

/** A subscription that was fetched within this time needs no check. */
const recentMs = 30 * 60_000;

export function membershipsJobs(deps: ApiDeps): readonly JobRunner[] {
  return [
    refresh.runs(async ({ user }) => {
      await projectMember(deps, user);
      await sendDunningMails(deps, user);
    }),
    reconcile.runs(() => reconcileMemberships(deps)),
    tendDunning.runs(async () => {
      await endPauses(deps);
      await endGraces(deps);
    }),
    sendMails.runs(() => sendMemberMails(deps)),
    announcePricesJob.runs(() => tendPrices(deps)),
    movePrices.runs(() => tendPrices(deps)),
    sendRefundJob.runs(
      ({ refund }) => sendRefund(deps, refund),
      (trx, { refund }) => giveRefundUp(trx, refund, deps),
    ),
    checkMoneyJob.runs(({ intent }) => checkMoney(deps, intent)),
    checkPaymentJob.runs(({ intent }) => checkPayment(deps, intent)),
  ];
}

/** Does what is due of all price changes. */
export async function tendPrices(deps: ApiDeps): Promise<void> {
  await announcePrices(deps);
  await applyPrices(deps);
}

/** Sends the mails about payments that are due. */
export async function sendMemberMails(deps: ApiDeps): Promise<void> {
  await sendDunningMails(deps);
  await remindOfExpiringCards(deps);
}

/** Has the member of an event refreshed by a job: the event itself is not read, because its order is not certain. */
export async function noteMembershipEvent(trx: Db, event: Stripe.Event): Promise<void> {
  await noteMoneyEvent(trx, event);
  if (!/^(customer\.|invoice\.|setup_intent\.|payment_intent\.)/.test(event.type)) return;
  const { object } = event.data;
  const customer: unknown = event.type.startsWith('customer.subscription')
    ? Reflect.get(object, 'customer')
    : Reflect.get(object, event.type.startsWith('customer.') ? 'id' : 'customer');
  if (typeof customer !== 'string') return;
  const membership = await trx
    .selectFrom('memberships')
    .select('user_id')
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  if (membership === undefined) return;
  await enqueue(trx, refresh, { user: membership.user_id }, { key: `user ${membership.user_id}` });
}

/** Refreshes the running subscriptions that no event has refreshed lately, and ends those of members who have left. */
export async function reconcileMemberships(deps: ApiDeps): Promise<void> {
  if (deps.stripe === null) return;
  const { rows } = await sql<{ user_id: number }>`select user_id from memberships
    where subscription_id is not null and state not in ('none', 'canceled')
      and (checked_at is null or checked_at <= ${new Date(deps.clock().getTime() - recentMs)})
    order by checked_at nulls first limit ${mostAtOnce}`.execute(deps.db);
  for (const { user_id: user } of rows) await withoutRefusal(deps, () => projectMember(deps, user));
  // Null as the change: its own subscription is the one that was lost.
  for (const { id, user_id: userId, customer_id: customer } of await findLostStarts(deps.db, deps.clock()))
    await withoutRefusal(deps, async () => {
      if (await noteSubscription(deps, { userId, customer, changeId: null })) await projectMember(deps, userId);
      await endChange(deps.db, { id });
    });
  const abandonedRows = await deps.db.selectFrom('abandoned_subscriptions').selectAll().limit(mostAtOnce).execute();
  for (const { subscription_id: id } of abandonedRows) {
    await withoutRefusal(deps, () => askStripe(deps, (client) => client.subscriptions.cancel(id)));
    await deps.db.deleteFrom('abandoned_subscriptions').where('subscription_id', '=', id).execute();
  }
  await withoutRefusal(deps, () => lookForMoney(deps, (work) => withoutRefusal(deps, work)));
}
