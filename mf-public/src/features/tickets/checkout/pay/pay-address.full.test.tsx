import { holdCalls } from '@enlace/shared-contract/orders';
import { paymentCalls } from '@enlace/shared-contract/payments';
import { act, screen } from '@testing-library/react';

import { confirmedHold, hold, open, payment, toPayment } from '../../../../testing/stages/checkout-stage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a reload during the payment goes on with the payment, and the input stays until the order is done', async () => {
  const { api, unmount } = await toPayment();
  unmount();
  const reloadedPage = await open(api, '?step=pay');
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toHaveFocus();
  expect(api.sent(paymentCalls.payHold)).toHaveLength(2);
  expect(api.sent(paymentCalls.payHold)[1]?.body).toEqual(api.sent(paymentCalls.payHold)[0]?.body);
  reloadedPage.unmount();
  api.answer(paymentCalls.payHold, () => ({ data: { ...payment, status: 'succeeded' } }));
  await open(api, '?step=pay');
  await screen.findByText(/The payment has arrived/);
  expect(sessionStorage).toHaveLength(1);
  api.answer(holdCalls.get, () => ({ data: { ...confirmedHold(), total: 1500 } }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You are going' })).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('Back leads from the payment to the details, and Forward to the same payment', async () => {
  const { api, where } = await toPayment();
  expect(where()).toBe('/events/cafe/checkout?step=pay');
  act(() => history.back());
  expect(await screen.findByLabelText(/First name/)).toHaveValue('Killa');
  expect(where()).toBe('/events/cafe/checkout');
  expect(screen.getByLabelText(/E-mail/)).toHaveValue('killa@example.org');
  act(() => history.forward());
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toBeInTheDocument();
  expect(api.sent(paymentCalls.payHold)).toHaveLength(1);
});

test.each(['has no stored details', 'costs nothing'])(
  'the payment of an order that %s is not begun',
  async (reason) => {
    const { api, unmount } = await toPayment();
    unmount();
    if (reason === 'costs nothing') api.answer(holdCalls.get, () => ({ data: hold() }));
    else sessionStorage.clear();
    await open(api, '?step=pay');
    expect(await screen.findByLabelText(/First name/)).toBeVisible();
    expect(api.sent(paymentCalls.payHold)).toHaveLength(1);
    expect(api.sent(holdCalls.confirm)).toHaveLength(0);
  },
);
