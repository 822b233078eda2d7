import type { SandboxAnswer, SandboxRequest, Work } from '../sandbox-request';
import { createClock, moveClock } from './billing-clock';
import { changeCustomer, createCustomer, readCustomer, requireObject } from './customers';
import { createCoupon } from './discounts';
import { changeInvoice, giveInvoiceUp } from './invoices/change-invoice';
import { listInvoices, payInvoice, voidInvoice } from './invoices/invoices';
import { createPrice, createProduct } from './prices';
import { attachMethod, confirmSetup, createSetup, findSetup } from './saved-cards';
import { changeSchedule, createSchedule, releaseSchedule } from './schedules';
import {
  cancelSubscription,
  changeSubscription,
  createSubscription,
  current,
  listSubscriptions,
  previewInvoice,
  readSubscription,
} from './subscriptions';

type Call = (request: SandboxRequest, work: Work) => Promise<SandboxAnswer>;

/** Calls about customers, stored cards, subscriptions and invoices, by method and path. */
export const billingCalls: Readonly<Record<string, Call>> = {
  'POST customers': createCustomer,
  'GET customers/{id}': readCustomer,
  'POST customers/{id}': changeCustomer,
  'POST setup_intents': createSetup,
  'GET setup_intents/{id}': async (request, work) => ({ status: 200, body: await findSetup(request, work) }),
  'POST setup_intents/{id}/confirm': confirmSetup,
  'GET payment_methods/{id}': async ({ path }, work) => ({
    status: 200,
    body: await requireObject(work, 'payment_method', path[1]),
  }),
  'POST payment_methods/{id}/attach': attachMethod,
  'POST coupons': createCoupon,
  'GET coupons/{id}': async ({ path }, work) => ({ status: 200, body: await requireObject(work, 'coupon', path[1]) }),
  'POST prices': createPrice,
  'POST products': createProduct,
  'GET subscriptions': listSubscriptions,
  'POST subscriptions': createSubscription,
  'GET subscriptions/{id}': readSubscription,
  'POST subscriptions/{id}': changeSubscription,
  'DELETE subscriptions/{id}': cancelSubscription,
  'GET invoices': listInvoices,
  'GET invoices/{id}': async ({ path }, work) => ({ status: 200, body: await requireObject(work, 'invoice', path[1]) }),
  'POST invoices/create_preview': previewInvoice,
  'POST invoices/{id}': changeInvoice,
  'POST invoices/{id}/pay': payInvoice,
  'POST invoices/{id}/mark_uncollectible': giveInvoiceUp,
  'POST invoices/{id}/void': async ({ path }, work) => ({ status: 200, body: await voidInvoice(path[1] ?? '', work) }),
  'POST subscription_schedules': createSchedule,
  'POST subscription_schedules/{id}': changeSchedule,
  'POST subscription_schedules/{id}/release': releaseSchedule,
  'POST test_helpers/test_clocks': createClock,
  'POST test_helpers/test_clocks/{id}/advance': advanceClock,
};

/** Moves a clock and renews the subscriptions of its customers. */
async function advanceClock(request: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const clock = await moveClock(request, work);
  for (const id of await work.objects.listSubscriptionsOf(clock.id)) await current(id, work);
  return { status: 200, body: clock };
}
