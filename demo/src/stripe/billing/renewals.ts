import type { Work } from '../sandbox-request';
import type { StripeObject } from '../sandbox-store';
import { tableOf } from '../test-cards';
import { requireObject } from './customers';
import { discountsOf, keepDiscounts, redeem, reductionsOf, runningAt } from './discounts';
import { lineOfPeriod } from './invoices/invoice-lines';
import { chargeInvoice, createInvoice, voidInvoice } from './invoices/invoices';
import { endOfPeriod, intervalOf, valuesOf } from './periods';
import { itemOf, itemsOf, saveSubscription } from './subscription-object';

const pendingSeconds = 23 * 3600;

/** Does what is due until a time, in its order: renewals, repeated charges, and the end of what waited too long. */
export async function renew(subscription: StripeObject, now: number, work: Work): Promise<StripeObject> {
  for (let latest = subscription; ;) {
    const next = await nextStep(latest, now, work);
    if (next === null) return latest;
    latest = next;
  }
}

async function nextStep(subscription: StripeObject, now: number, work: Work): Promise<StripeObject | null> {
  const { status } = subscription;
  const reload = () => requireObject(work, 'subscription', subscription.id);
  if (status === 'incomplete' && Number(subscription['created']) + pendingSeconds <= now) {
    await voidInvoice(String(subscription['latest_invoice']), work);
    return saveSubscription({ ...(await reload()), status: 'incomplete_expired' }, work);
  }
  const pending = tableOf(subscription['pending_update']);
  if (typeof pending['sandbox_invoice'] === 'string' && Number(pending['expires_at']) <= now) {
    await voidInvoice(pending['sandbox_invoice'], work);
    return reload();
  }
  const end = Number(itemOf(subscription)['current_period_end']);
  if (status === 'active' && end <= now) return endPeriod(subscription, end, work);
  if (status !== 'past_due') return null;
  const invoice = await requireObject(work, 'invoice', subscription['latest_invoice']);
  const attempt = invoice['next_payment_attempt'];
  if (typeof attempt !== 'number' || attempt > now || invoice['auto_advance'] === false) return null;
  const triedInvoice = await chargeInvoice(invoice.id, attempt, work);
  if (triedInvoice['status'] !== 'paid' && triedInvoice['next_payment_attempt'] === null)
    return saveSubscription({ ...(await reload()), status: 'unpaid' }, work);
  return reload();
}

/** Ends a subscription or begins its next period, with the price of the schedule. */
async function endPeriod(subscription: StripeObject, end: number, work: Work): Promise<StripeObject> {
  if (subscription['cancel_at_period_end'] === true)
    return saveSubscription({ ...subscription, status: 'canceled', canceled_at: end, ended_at: end }, work);
  const item = itemOf(subscription);
  const phase = await phaseOf(subscription['schedule'], end, work);
  const price = phase === null ? tableOf(item['price']) : await priceOf(phase, work);
  const discounts =
    phase === null
      ? await discountsOf(subscription['discounts'], work)
      : await redeem({ entries: phase['discounts'], subscription, at: end }, work);
  const runningDiscounts = runningAt(discounts, end);
  const discountIds = await keepDiscounts(runningDiscounts, work);
  const isSame = intervalOf(price) === intervalOf(item['price']);
  const anchor = isSame ? Number(subscription['billing_cycle_anchor']) : end;
  const newEnd = endOfPeriod(anchor, intervalOf(price), end);
  const nextSubscription: StripeObject = {
    ...subscription,
    billing_cycle_anchor: anchor,
    items: itemsOf({ ...item, price, current_period_start: end, current_period_end: newEnd }),
    ...(phase === null ? {} : { schedule: null }),
    discounts: discountIds,
    sandbox_charged: discountIds,
  };
  const reductions = await reductionsOf(runningDiscounts, work);
  const line = lineOfPeriod(price, { start: end, end: newEnd }, reductions);
  const invoice = await createInvoice(
    { subscription: nextSubscription, lines: [line], reason: 'subscription_cycle', at: end },
    work,
  );
  // The charge makes it active again.
  await work.objects.save('subscription', { ...nextSubscription, latest_invoice: invoice.id, status: 'past_due' });
  const { status } = await chargeInvoice(invoice.id, end, work);
  const renewedSubscription = await requireObject(work, 'subscription', subscription.id);
  return status === 'paid' ? renewedSubscription : saveSubscription(renewedSubscription, work);
}

/** The second phase of a schedule once it has begun. Discounts that it does not name end with the first one. */
async function phaseOf(id: unknown, at: number, work: Work): Promise<Readonly<Record<string, unknown>> | null> {
  if (typeof id !== 'string') return null;
  const schedule = await requireObject(work, 'subscription_schedule', id);
  const phase = valuesOf(schedule['phases'])[1];
  return phase === undefined || Number(phase['start_date']) > at ? null : phase;
}

const priceOf = (phase: Readonly<Record<string, unknown>>, work: Work): Promise<StripeObject> =>
  requireObject(work, 'price', valuesOf(phase['items'])[0]?.['price']);
