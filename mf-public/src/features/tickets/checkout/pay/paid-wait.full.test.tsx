import { holdCalls } from '@enlace/shared-contract/orders';
import { installStripe } from '@enlace/shared-testing';
import { act, screen, waitFor } from '@testing-library/react';

import {
  community,
  confirmedHold,
  hold,
  open,
  openEvent,
  openOrder,
  orderOf,
  payment,
  pricedHold,
  ticket,
  toPayment,
} from '../../../../testing/stages/checkout-stage';

const arrival = () => screen.findByText(/The payment has arrived/);
const isGoing = () => screen.findByRole('heading', { level: 1, name: 'You are going' });
const storedOrder = () => JSON.parse(localStorage.getItem('enlace_hold:1') ?? '{}') as Record<string, unknown>;
const minuteMs = 60_000;
const expiredOrder = { state: 'expired', expires_at: null, seconds_left: null, can_extend: false };
const releasedOrder = { ...expiredOrder, state: 'cancelled' };

test('a payment that arrives after the end of its hold is waited for', async () => {
  const { api } = await toPayment({ ...payment, status: 'succeeded' });
  api.answer(holdCalls.get, () => ({ data: orderOf({ state: 'expired', attendees: [] }) }));
  const countBefore = api.sent(holdCalls.get).length;
  await waitFor(() => expect(api.sent(holdCalls.get).length).toBeGreaterThan(countBefore + 1), { timeout: 5000 });
  expect(await arrival()).toBeInTheDocument();
  api.answer(holdCalls.get, () => ({ data: orderOf({ state: 'confirmed' }) }));
  expect(await isGoing()).toHaveFocus();
});

test.each([
  ['is still held', {}],
  ['has expired', expiredOrder],
  ['was released', releasedOrder],
])('a paid order is waited for after a reload, when its hold %s', async (_, values) => {
  const { api, unmount } = await toPayment({ ...payment, status: 'succeeded' });
  unmount();
  api.answer(holdCalls.get, () => ({ data: pricedHold(values) }));
  const reloadedPage = await open(api);
  expect(await arrival()).toBeInTheDocument();
  expect(screen.queryByLabelText(/First name/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Your time ran out/)).not.toBeInTheDocument();
  const countBefore = api.sent(holdCalls.get).length;
  await waitFor(() => expect(api.sent(holdCalls.get).length).toBeGreaterThan(countBefore), { timeout: 5000 });
  expect(storedOrder()).toEqual({
    reference: 'ref-1',
    key: expect.any(String),
    paidAt: expect.any(Number),
    eventEnd: expect.any(Number),
  });
  reloadedPage.unmount();

  const eventPage = await openEvent(api);
  expect(await screen.findAllByRole('link', { name: 'Open your order' })).not.toHaveLength(0);
  eventPage.unmount();
  await open(api);
  await arrival();
  api.answer(holdCalls.get, () => ({ data: { ...confirmedHold(), total: 1500 } }));
  expect(await isGoing()).toHaveFocus();
});

describe('a card that has paid', () => {
  let stripe: ReturnType<typeof installStripe> | undefined;
  afterEach(() => stripe?.remove());

  test('moves the focus to the wait, ends the countdown, and is known after a reload', async () => {
    stripe = installStripe({ paymentIntent: { status: 'succeeded' } });
    const { api, user, unmount } = await toPayment();
    expect(screen.getByText('Kept for you:')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/Card number/), '4242424242424242');
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    await arrival();
    expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toHaveFocus();
    expect(screen.queryByText('Kept for you:')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Choose other tickets' })).not.toBeInTheDocument();
    unmount();
    await open(api);
    expect(await arrival()).toBeInTheDocument();
  });
});

test('another tab waits too, and cannot give the seats back', async () => {
  const api = community([{ ...ticket, price: 1500 }]);
  api.answer(holdCalls.add, () => ({ data: pricedHold() }));
  api.answer(holdCalls.get, () => ({ data: pricedHold() }));
  await open(api, '?ticket=7');
  expect(await screen.findByRole('button', { name: 'Choose other tickets' })).toBeInTheDocument();
  const { reference, key } = storedOrder();
  const store = (values: object) => {
    localStorage.setItem('enlace_hold:1', JSON.stringify({ reference, key, ...values }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'enlace_hold:1' })));
  };
  const paidAt = Date.now();
  store({ paidAt });
  expect(await arrival()).toBeInTheDocument();
  expect(screen.queryByText('Kept for you:')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Choose other tickets' })).not.toBeInTheDocument();
  // The first tab has the tickets before this one reads the order.
  store({ paidAt, finishedAt: paidAt });
  expect(await arrival()).toBeInTheDocument();
  api.answer(holdCalls.get, () => ({ data: { ...confirmedHold(), total: 1500 } }));
  expect(await isGoing()).toBeInTheDocument();
});

test('a read that fails does not end the wait', async () => {
  const { api } = await openOrder({ ...hold(), total: 1500 }, { storedEntry: { paidAt: Date.now() } });
  await arrival();
  api.fail(holdCalls.get, 'NETWORK', { times: 2 });
  const countBefore = api.sent(holdCalls.get).length;
  await waitFor(() => expect(api.sent(holdCalls.get).length).toBeGreaterThan(countBefore), { timeout: 5000 });
  expect(await arrival()).toBeInTheDocument();
  api.answer(holdCalls.get, () => ({ data: orderOf({ state: 'confirmed' }) }));
  expect(await isGoing()).toBeInTheDocument();
});

describe('after three minutes', () => {
  afterEach(() => jest.useRealTimers());

  test.each([
    ['en', /takes longer than usual.* by mail, or the money goes back/, 'Look again', 'Write to us'],
    ['es', /más de lo normal.* por correo o el dinero vuelve/, 'Mirar de nuevo', 'Escríbenos'],
    ['pt', /mais do que o normal.* por e-mail ou o dinheiro volta/, 'Olhar de novo', 'Escreva para nós'],
  ] as const)('the page says that it takes longer, also after a reload: %s', async (locale, text, button, link) => {
    const storedEntry = { paidAt: Date.now() - 3 * minuteMs };
    const { api, user } = await openOrder({ state: 'expired', attendees: [] }, { locale, storedEntry });
    expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', expect.stringMatching(/contact$/));
    api.answer(holdCalls.get, () => ({ data: orderOf({ state: 'confirmed' }) }));
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('the page reads the order less often', async () => {
    jest.useFakeTimers();
    const { api } = await openOrder({ state: 'held', attendees: [] }, { storedEntry: { paidAt: Date.now() } });
    await arrival();
    const countReads = async (ms: number) => {
      const countBefore = api.sent(holdCalls.get).length;
      await act(() => jest.advanceTimersByTimeAsync(ms));
      return api.sent(holdCalls.get).length - countBefore;
    };
    expect(await countReads(minuteMs)).toBeGreaterThan(50);
    await countReads(2 * minuteMs);
    expect(screen.getByText(/takes longer than usual/)).toBeInTheDocument();
    expect(await countReads(minuteMs)).toBe(4);
  });
});
