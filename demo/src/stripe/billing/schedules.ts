import type { SandboxAnswer, SandboxRequest, Work } from '../sandbox-request';
import { newId } from '../stripe-fault';
import { tableOf } from '../test-cards';
import { nowOf } from './billing-clock';
import { requireObject } from './customers';
import { discountsOf, keepDiscounts, redeem } from './discounts';
import { valuesOf } from './periods';
import { itemOf, saveSubscription } from './subscription-object';
import { current } from './subscriptions';

/** A schedule of a subscription: its first phase is the present period. */
export async function createSchedule({ form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const subscription = await current(form['from_subscription'], work);
  const item = itemOf(subscription);
  const discounts = await discountsOf(subscription['discounts'], work);
  const [start, end] = [item['current_period_start'], item['current_period_end']];
  const schedule = {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    customer: subscription['customer'],
    end_behavior: 'release',
    phases: [
      {
        start_date: start,
        end_date: end,
        items: [{ price: tableOf(item['price'])['id'], quantity: 1 }],
        discounts: discounts.map(({ id }) => ({ coupon: null, discount: id, promotion_code: null })),
      },
    ],
    status: 'active',
    subscription: subscription.id,
  };
  await work.objects.save('subscription_schedule', schedule);
  await saveSubscription({ ...subscription, schedule: schedule.id }, work);
  return { status: 200, body: schedule };
}

/** Changes the phases. The present one counts at once: discounts that it does not name end. */
export async function changeSchedule({ path, form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const schedule = await requireObject(work, 'subscription_schedule', path[1]);
  const phases = valuesOf(form['phases']);
  const end = phases[0]?.['end_date'];
  const body = {
    ...schedule,
    phases: phases.map((phase, index) => ({
      ...phase,
      start_date: Number(index === 0 ? phase['start_date'] : end),
      items: valuesOf(phase['items']),
    })),
  };
  await work.objects.save('subscription_schedule', body);
  const subscription = await requireObject(work, 'subscription', schedule['subscription']);
  const customer = await requireObject(work, 'customer', subscription['customer']);
  const at = await nowOf(work.objects, customer);
  const discounts = await redeem({ entries: phases[0]?.['discounts'], subscription, at }, work);
  await saveSubscription({ ...subscription, discounts: await keepDiscounts(discounts, work) }, work);
  return { status: 200, body };
}

/** Ends a schedule; its subscription goes on as it is. */
export async function releaseSchedule({ path }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const schedule = await requireObject(work, 'subscription_schedule', path[1]);
  const body = { ...schedule, status: 'released' };
  await work.objects.save('subscription_schedule', body);
  const subscription = await requireObject(work, 'subscription', schedule['subscription']);
  if (subscription['schedule'] === schedule.id) await saveSubscription({ ...subscription, schedule: null }, work);
  return { status: 200, body };
}
