import type { Work } from '../sandbox-request';
import type { StripeObject } from '../sandbox-store';
import { tableOf } from '../test-cards';
import { valuesOf } from './periods';

export async function saveSubscription(subscription: StripeObject, work: Work): Promise<StripeObject> {
  await work.objects.save('subscription', subscription);
  const isOver = ['canceled', 'incomplete_expired'].includes(String(subscription['status']));
  await work.announce(`customer.subscription.${isOver ? 'deleted' : 'updated'}`, subscription);
  return subscription;
}

/** The only item of a subscription. */
export function itemOf(subscription: StripeObject): Readonly<Record<string, unknown>> {
  return valuesOf(tableOf(subscription['items'])['data'])[0] ?? {};
}

export function itemsOf(...data: readonly object[]): object {
  return { object: 'list', data, has_more: false, url: '/v1/subscription_items' };
}
