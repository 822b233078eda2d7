import { holdCalls } from '@enlace/shared-contract/orders';
import { screen } from '@testing-library/react';

import { orderOf, payment, toPayment } from '../../../../testing/stages/checkout-stage';
import { outcomes } from '../../../../testing/stages/order-outcomes';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const title = () => screen.findByRole('heading', { level: 1, name: /^(?!Loading|Payment)/ }, { timeout: 5000 });

test.each(outcomes)('the wait after a payment ends with the true state: %s', async (_, values, name, text) => {
  const { api } = await toPayment({ ...payment, status: 'succeeded' });
  expect(screen.getByText(/The payment has arrived/)).toBeInTheDocument();
  api.answer(holdCalls.get, () => ({ data: orderOf(values) }));
  expect(await title()).toHaveTextContent(name);
  expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
});
