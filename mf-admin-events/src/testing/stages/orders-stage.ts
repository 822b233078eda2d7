import { type ListedOrder, orderCalls, type OrderDetails } from '@enlace/shared-contract/orders';
import { paymentCalls } from '@enlace/shared-contract/payments';
import {
  buildEvent,
  buildRow,
  createFakeApi,
  type FakeApi,
  renderRemote,
  type StageOptions,
} from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

const at = '2031-01-02T10:00:00.000Z';

const order = {
  id: 9,
  event_id: 1,
  reference: 'ref-9',
  number: '7K3Q-92XM',
  state: 'refund_failed',
  first_name: 'Ana',
  last_name: 'Luna',
  email: 'ana@example.org',
  currency: 'USD',
  total: 5000,
  refunded: 0,
  quantity: 2,
  created_at: at,
  confirmed_at: at,
  dispute: null,
} as const;
const ticket = { event_id: 1, ticket_id: 2, state: 'confirmed', created_at: at, ticket_name: 'General' } as const;

export const payment = {
  id: 1,
  intent_id: 'pi_1',
  amount: 5000,
  currency: 'USD',
  state: 'paid',
  refunded: 0,
  paid_at: at,
  created_at: at,
} as const;

const details: OrderDetails = {
  ...order,
  items: [{ ticket_id: 2, name: 'General', quantity: 2, unit_price: 2500, full_price: 2500 }],
  discount: 0,
  code: null,
  mails: [],
  attendees: [
    { ...ticket, id: 3, first_name: 'Ana', last_name: 'Luna', email: 'ana@example.org', price: 2500 },
    { ...ticket, id: 4, first_name: 'Eva', last_name: 'Sol', email: 'eva@example.org', price: 2500 },
  ],
  payments: [payment],
  door_payment: null,
  refunds: [{ id: 1, amount: 2500, reason: 'Ill', state: 'failed', created_at: at }],
  disputes: [],
  history: [{ id: 1, action: 'pay', at, actor: null }],
};

const states = {
  held: 1,
  confirmed: 0,
  cancelled: 0,
  expired: 0,
  partially_refunded: 0,
  refunded: 0,
  paid_without_tickets: 2,
  refund_failed: 1,
  cancellation_failed: 0,
  settled: 1,
  tickets_cancelled: 0,
};

/** An order whose refund failed, or another one. */
export function officeApi(values: Partial<OrderDetails> = {}): FakeApi {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles', 'tickets'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, title: 'Café con datos' })],
  });
  listOrders(api);
  showOrder(api, values);
  api.answer(paymentCalls.refundOrder, () => ({ data: {} }));
  return api;
}

/** Answers the list with other values of its order from now on. */
export function listOrders(api: FakeApi, values: Partial<ListedOrder> = {}): void {
  api.answer(orderCalls.list, ({ query }) => {
    const data = query['search'] === 'zzz' ? [] : [{ ...order, ...values }];
    return { data, meta: { total: data.length, page: 1, per_page: 25, states, attention: 3 } };
  });
}

/** Answers the order with other values from now on. */
export function showOrder(api: FakeApi, values: Partial<OrderDetails>): { readonly data: OrderDetails } {
  const answer = { data: { ...details, ...values } };
  api.answer(orderCalls.get, () => answer);
  return answer;
}

export const open = (address: string, api = officeApi(), options: StageOptions = {}) =>
  renderRemote(remote, pages, address, { api, ...options });
