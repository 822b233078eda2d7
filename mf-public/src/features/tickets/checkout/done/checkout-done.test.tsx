import { attendeeTicketCalls } from '@enlace/shared-contract/attendees';
import { holdCalls } from '@enlace/shared-contract/orders';
import { screen, waitFor, within } from '@testing-library/react';

import {
  attendee,
  open,
  openEvent,
  openOrder,
  orderOf,
  payment,
  toPayment,
} from '../../../../testing/stages/checkout-stage';
import { cancelledTicket, outcomes } from '../../../../testing/stages/order-outcomes';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const transferredTicket = {
  ...attendee,
  id: 5,
  slug: null,
  state: 'transferred',
  first_name: '',
  last_name: '',
  email: '',
};
const title = () => screen.findByRole('heading', { level: 1, name: /^(?!Loading|Payment)/ }, { timeout: 5000 });
const rows = () => within(screen.getByRole('list', { name: 'Your tickets' })).getAllByRole('listitem');

test.each(outcomes)('the page of an order has its true state: %s', async (_, values, name, text) => {
  await openOrder(values);
  expect(await title()).toHaveTextContent(name);
  expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
});

// With each outcome: checkout-done.full.test.tsx.
test('the wait after a payment ends with the true state', async () => {
  const [[, values, name, text]] = outcomes;
  const { api } = await toPayment({ ...payment, status: 'succeeded' });
  expect(screen.getByText(/The payment has arrived/)).toBeInTheDocument();
  api.answer(holdCalls.get, () => ({ data: orderOf(values) }));
  expect(await title()).toHaveTextContent(name);
  expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
});

test('an order without a valid ticket is no invitation', async () => {
  const { unmount } = await openOrder({ state: 'confirmed', attendees: [cancelledTicket] });
  expect(await title()).toHaveTextContent('Your order is cancelled');
  expect(rows()[0]).toHaveTextContent('This ticket is cancelled.');
  expect(screen.getByRole('button', { name: 'Choose your tickets' })).toBeInTheDocument();
  unmount();
  await openOrder({ state: 'confirmed', attendees: [transferredTicket] });
  expect(await title()).toHaveTextContent('Your tickets belong to other people now');
});

test('a confirmed order of a cancelled event is no invitation', async () => {
  await openOrder({ state: 'confirmed' }, { event: { status: 'cancelled' } });
  expect(await title()).toHaveTextContent('The event is cancelled');
  expect(screen.queryByRole('link', { name: 'Killa Ñaupari' })).not.toBeInTheDocument();
});

test.each([
  ['en', 3000, 'Order 7K3Q-92XM, paid: $30.00'],
  ['en', 0, 'Order 7K3Q-92XM'],
  ['es', 3000, /^Pedido 7K3Q-92XM, pagado: USD.30\.00/],
  ['pt', 3000, /^Pedido 7K3Q-92XM, pago: .*30,00/],
] as const)('the page has the number of the order and what was paid: %s, %s', async (locale, total, text) => {
  await openOrder({ state: 'confirmed', total }, { locale });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a ticket that was given away has no name and no link', async () => {
  await openOrder({ state: 'confirmed', attendees: [attendee, transferredTicket] });
  expect(await title()).toHaveTextContent('You are going');
  expect(within(rows()[0] ?? document.body).getByRole('link', { name: 'Killa Ñaupari' })).toHaveAttribute(
    'href',
    '/t/secret-slug',
  );
  expect(rows()[1]).toHaveTextContent('Given to another person');
  expect(within(rows()[1] ?? document.body).queryByRole('link')).not.toBeInTheDocument();
  // The only ticket that the buyer can open.
  expect(screen.getByRole('link', { name: 'Open your ticket' })).toHaveAttribute('href', '/t/secret-slug');
});

test('a ticket whose link is no longer shown is in the mail, which can be sent again', async () => {
  const { api, user } = await openOrder({ state: 'confirmed', attendees: [{ ...attendee, slug: null }] });
  expect(await title()).toHaveTextContent('You are going');
  expect(rows()[0]).toHaveTextContent('Killa Ñaupari');
  expect(screen.queryByRole('link', { name: 'Killa Ñaupari' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open your ticket' })).not.toBeInTheDocument();
  expect(screen.getByText('The link to your ticket is in the mail that we sent you.')).toBeInTheDocument();
  api.answer(attendeeTicketCalls.findLost, () => null);
  await user.type(screen.getByLabelText(/E-mail/), 'killa@example.org');
  await user.click(screen.getByRole('button', { name: 'Send my tickets again' }));
  expect(await screen.findByText('If killa@example.org has tickets, they are on their way.')).toBeInTheDocument();
});

test('a paid order without tickets asks for no other payment', async () => {
  await openOrder({ state: 'paid_without_tickets', attendees: [] });
  expect(await title()).toHaveTextContent('Your payment has arrived');
  expect(screen.queryByRole('button', { name: /tickets/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

test.each([
  ['whose payment came too late', { state: 'refunded', is_paid_late: true, attendees: [] }, 'Choose your tickets'],
  ['with a refund that failed', { state: 'refund_failed' }, 'Get more tickets'],
])('a buyer of an order %s can order again', async (_, values, name) => {
  const { user, unmount } = await openOrder(values);
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
  unmount();
  await openOrder(values, { event: { status: 'cancelled' } });
  await title();
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('an order that was paid late and got tickets later has its own outcome', async () => {
  await openOrder({ state: 'refunded', refunded: 3000, is_paid_late: true, attendees: [cancelledTicket] });
  expect(await title()).toHaveTextContent('Your order was refunded');
  expect(rows()[0]).toHaveTextContent('This ticket is cancelled.');
});

test.each([
  ['es', 'Te devolvimos el dinero de tu pedido', /^Te devolvimos USD.30\.00 a tu tarjeta\./],
  ['pt', 'Devolvemos o dinheiro do seu pedido', /^Devolvemos .*30,00 ao seu cartão\./],
] as const)('the refund is told in %s', async (locale, name, text) => {
  await openOrder({ state: 'refunded', refunded: 3000, attendees: [cancelledTicket] }, { locale });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('the key of a finished order is forgotten a day later, and that of a past event too', async () => {
  const hourMs = 3_600_000;
  const storedEntry = () => JSON.parse(localStorage.getItem('enlace_hold:1') ?? '{}') as Record<string, unknown>;
  const store = (eventId: number, values: object) =>
    localStorage.setItem(`enlace_hold:${eventId}`, JSON.stringify({ ...storedEntry(), ...values }));
  const link = () => screen.queryAllByRole('link', { name: 'Open your order' })[0] ?? null;
  const { api, unmount } = await openOrder({ state: 'confirmed' });
  await title();
  expect(storedEntry()['finishedAt']).toBeGreaterThan(Date.now() - hourMs);
  unmount();

  // Another look at the order does not begin the day again.
  const yesterday = Date.now() - 23 * hourMs;
  store(1, { finishedAt: yesterday });
  const second = await open(api);
  await title();
  expect(storedEntry()['finishedAt']).toBe(yesterday);
  second.unmount();
  const third = await openEvent(api);
  await waitFor(() => expect(link()).toBeInTheDocument());
  third.unmount();

  const dayAgo = Date.now() - 25 * hourMs;
  store(2, { finishedAt: undefined, eventEnd: dayAgo });
  store(3, { finishedAt: undefined });
  store(1, { finishedAt: dayAgo });
  await openEvent(api);
  await screen.findByRole('heading', { level: 1, name: 'Café con datos' });
  await waitFor(() => expect(Object.keys(localStorage)).toEqual(['enlace_hold:3']));
  expect(link()).not.toBeInTheDocument();
});

test('an order in which an organiser has to act is not forgotten', async () => {
  await openOrder({ state: 'paid_without_tickets', attendees: [] });
  await title();
  expect(localStorage.getItem('enlace_hold:1')).not.toContain('finishedAt');
});
