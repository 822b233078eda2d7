import type { SandboxAnswer, SandboxRequest, Work } from '../sandbox-request';
import { newId } from '../stripe-fault';
import { tableOf } from '../test-cards';
import { requireObject } from './customers';
import { valuesOf } from './periods';
import { itemOf, saveSubscription } from './subscription-object';
import { current } from './subscriptions';

/** A schedule of a subscription: its first phase is the present period. */
export async function createSchedule({ form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const subscription = await current(form['from_subscription'], work);
  const item = itemOf(subscription);
  const [start, end] = [item['current_period_start'], item['current_period_end']];
  const schedule = {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    customer: subscription['customer'],
    end_behavior: 'release',
    phases: [{ start_date: start, end_date: end, items: [{ price: tableOf(item['price'])['id'], quantity: 1 }] }],
    status: 'active',
    subscription: subscription.id,
  };
  await work.objects.save('subscription_schedule', schedule);
  await saveSubscription({ ...subscription, schedule: schedule.id }, work);
  return { status: 200, body: schedule };
}

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
  await saveSubscription(subscription, work);
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
