import { type events, questionCalls } from '@enlace/shared-contract/events';
import { eventCodeCalls, holdCalls } from '@enlace/shared-contract/orders';
import { paymentCalls } from '@enlace/shared-contract/payments';
import type { EntityOf } from '@enlace/shared-contract/resources';
import { buildEvent, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';

type Ticket = EntityOf<typeof events>['tickets'][number];

export const ticket: Ticket = {
  id: 7,
  name: 'General admission',
  description: null,
  kind: 'standard',
  price: 0,
  member_price: null,
  currency: 'USD',
  min_per_order: 1,
  max_per_order: 5,
  sale_starts_at: null,
  sale_ends_at: null,
  visibility: 'public',
  left: 40,
  state: 'on_sale',
};

export const attendee = {
  id: 3,
  event_id: 1,
  ticket_id: 7,
  first_name: 'Killa',
  last_name: 'Ñaupari',
  email: 'killa@example.org',
  slug: 'secret-slug',
  state: 'confirmed',
  created_at: '2030-01-01T00:00:00.000Z',
};

/** A question without its type and text. */
export const question = {
  ticket_id: 7,
  help: null,
  is_required: true,
  is_sensitive: false,
  min: null,
  max: null,
  text_version: 1,
  depends_on: null,
  choices: [],
  translations: {},
  created_at: '2030-01-01',
  updated_at: '2030-01-01',
};

export function hold(values: object = {}) {
  return {
    reference: 'ref-1',
    number: '7K3Q-92XM',
    event_id: 1,
    state: 'held',
    expires_at: '2030-01-01T00:10:00.000Z',
    seconds_left: 600,
    can_extend: true,
    currency: 'USD',
    total: 0,
    discount: 0,
    code: null,
    refunded: 0,
    attendees: [],
    items: [{ ticket_id: 7, name: 'General admission', quantity: 1, unit_price: 0, full_price: 0 }],
    ...values,
  };
}

export const confirmedHold = () =>
  hold({ state: 'confirmed', expires_at: null, seconds_left: null, can_extend: false, attendees: [attendee] });

/** The code LATINAS halves prices; others are unknown. */
function offerOf(tickets: readonly Ticket[], code: string) {
  const isKnown = code === 'LATINAS';
  const refusedCode = {
    kind: null,
    value: null,
    scope: null,
    refusal: 'unknown',
    message: 'This code does not exist.',
  };
  const good = { kind: 'percent', value: 50, scope: 'ticket', refusal: null, message: null };
  return {
    tickets: tickets.map((each) => ({
      ...each,
      full_price: each.price,
      has_code: isKnown,
      offer_price: isKnown ? each.price / 2 : each.price,
    })),
    code: code === '' ? null : { code, max_per_order: null, ...(isKnown ? good : refusedCode) },
  };
}

export function community(
  tickets: readonly Ticket[] = [ticket],
  event: Partial<EntityOf<typeof events>> = {},
): FakeApi {
  const api = createFakeApi({
    events: [buildEvent({ id: 1, title: 'Café con datos', slug: 'cafe', tickets: [...tickets], ...event })],
  });
  api.answer(eventCodeCalls.offer, ({ query }) => ({ data: offerOf(tickets, String(query['code'] ?? '')) }));
  api.answer(questionCalls.list, () => ({ data: [] }));
  api.answer(holdCalls.add, () => ({ data: hold() }));
  api.answer(holdCalls.get, () => ({ data: hold() }));
  api.answer(holdCalls.confirm, () => {
    api.answer(holdCalls.get, () => ({ data: confirmedHold() }));
    return { data: confirmedHold() };
  });
  return api;
}

export const open = (api: FakeApi, search = '') =>
  renderRemote(remote, pages, `/events/cafe/checkout${search}`, { api, viewer: null });

export const openEvent = (api: FakeApi) => renderRemote(remote, pages, '/events/cafe', { api, viewer: null });

/** An order of 30 dollars that is no longer held. */
export const orderOf = (values: object) =>
  hold({ expires_at: null, seconds_left: null, can_extend: false, total: 3000, attendees: [attendee], ...values });

interface OpenOrderOptions {
  readonly locale?: 'en' | 'es' | 'pt';
  readonly event?: Partial<EntityOf<typeof events>>;
  /** More fields of the order as the browser has stored it. */
  readonly storedEntry?: object;
}

/** The checkout of a browser that has this order. */
export async function openOrder(values: object, { locale = 'en', event = {}, storedEntry }: OpenOrderOptions = {}) {
  const storedOrder = { reference: 'ref-1', key: 'the-key-of-an-older-hold', ...storedEntry };
  localStorage.setItem('enlace_hold:1', JSON.stringify(storedOrder));
  const api = community([ticket], event);
  api.answer(holdCalls.get, () => ({ data: orderOf(values) }));
  return renderRemote(remote, pages, '/events/cafe/checkout', { api, locale, viewer: null });
}

export const pricedHold = (values: object = {}) =>
  hold({
    total: 1500,
    items: [{ ticket_id: 7, name: 'General admission', quantity: 1, unit_price: 1500, full_price: 1500 }],
    ...values,
  });

export const payment = {
  id: 'pi_1',
  client_secret: 'pi_1_secret',
  status: 'requires_payment_method',
  amount: 1500,
  currency: 'USD',
  reference: 'ref-1',
  expires_at: null,
  publishable_key: 'pk_test',
};

/** @param begunPayment the answer to the buyer's details; one that has succeeded needs no card */
export async function toPayment(begunPayment: object = payment) {
  const api = community([{ ...ticket, price: 1500 }]);
  api.answer(holdCalls.add, () => ({ data: pricedHold() }));
  api.answer(holdCalls.get, () => ({ data: pricedHold() }));
  api.answer(paymentCalls.payHold, () => ({ data: begunPayment }));
  const { user, unmount, where } = await open(api, '?ticket=7');
  await user.type(await screen.findByLabelText(/First name/), 'Killa');
  await user.type(screen.getByLabelText(/Last name/), 'Ñaupari');
  await user.type(screen.getByLabelText(/E-mail/), 'killa@example.org');
  await user.click(screen.getByRole('button', { name: 'Go on to payment' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toHaveFocus();
  return { api, user, unmount, where };
}
