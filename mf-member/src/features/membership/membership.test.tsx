import { type BillingDetails, type Membership, membershipCalls } from '@enlace/shared-contract/memberships';
import { packageCalls } from '@enlace/shared-contract/packages';
import { installStripe, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { createOwnApi } from '../../testing/own-api';

const time = '2030-01-01T00:00:00.000Z';

const packageOf = (id: number, name: string, price: number) => ({
  id,
  role_id: 2,
  role: 'latinas',
  name,
  slug: name.toLowerCase(),
  description: null,
  price,
  currency: 'USD',
  interval: 'month',
  position: id,
  feature_ids: [],
  created_at: time,
  updated_at: time,
});

const active: Membership = {
  state: 'active',
  package: { id: 2, name: 'Sprout' },
  paid_package: { id: 2, name: 'Sprout' },
  price: 500,
  next_amount: 500,
  full_amount: 500,
  reduced_until: null,
  currency: 'USD',
  interval: 'month',
  next_payment_at: '2030-02-01T12:00:00.000Z',
  period_end: '2030-02-01T12:00:00.000Z',
  cancel_at_period_end: false,
  pending_change: null,
  price_change: null,
  awaiting: null,
  comp_until: null,
  grace_ends_at: null,
  card: { brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2031 },
  features: [{ id: 1, name: 'CV review' }],
  can_pay: true,
};

const quote = {
  kind: 'now',
  package_id: 3,
  total: 320,
  currency: 'USD',
  next_amount: 900,
  next_at: active.period_end,
  lines: [
    { kind: 'credit', label: 'Unused time', amount: -180 },
    { kind: 'charge', label: 'Branch', amount: 500 },
  ],
  full_amount: 900,
  reduced_until: null,
  changes_at: null,
  interval: 'month',
  gained_features: ['Circle'],
  lost_features: [],
  quote_token: 'token',
  quote_expires_at: time,
};

const invoice = {
  id: 5,
  number: '2030-00001',
  kind: 'invoice',
  description: 'Sprout',
  amount: 500,
  currency: 'USD',
  issued_at: time,
  period_start: time,
  period_end: time,
  url: '/api/v2/my/invoices/5/pdf?token=x',
};

const noBilling: BillingDetails = { name: null, tax_id: null, address: null, account_name: 'Ñusta Quispe' };

function open(values: Partial<Membership> = {}, path = '/my/membership', locale: 'en' | 'es' = 'en') {
  const { api } = createOwnApi();
  let membership: Membership = { ...active, ...values };
  let billing = noBilling;
  api.answer(membershipCalls.getMembership, () => ({ data: membership }));
  api.answer(membershipCalls.listInvoices, () => ({
    data: [invoice],
    meta: { years: [{ year: 2030, url: '/year' }] },
  }));
  api.answer(membershipCalls.getBillingDetails, () => ({ data: billing }));
  api.answer(membershipCalls.setBillingDetails, ({ body }) => {
    billing = { ...noBilling, ...body };
    return { data: billing };
  });
  api.answer(packageCalls.getRolePackages, () => ({
    data: [packageOf(1, 'Seed', 0), packageOf(2, 'Sprout', 500), packageOf(3, 'Branch', 900)],
  }));
  api.answer(membershipCalls.calculateChange, () => ({ data: quote }));
  api.answer(membershipCalls.cancelSubscription, () => {
    membership = { ...membership, cancel_at_period_end: true, next_payment_at: null };
    return { data: membership };
  });
  api.answer(membershipCalls.resumeMembership, () => {
    membership = active;
    return { data: membership };
  });
  return { api, page: renderRemote(remote, pages, path, { api, locale }) };
}

const part = (name: string) => screen.findByRole('region', { name });

test('shows plan, next payment, card, features and invoices', async () => {
  await open().page;
  const plan = await part('Your plan');
  expect(within(plan).getByText('Next payment: $5.00 on February 1, 2030.')).toBeInTheDocument();
  expect(within(plan).getByText('CV review')).toBeInTheDocument();
  expect(within(await part('Card')).getByText('Visa ending in 4242, valid until 03/2031')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Download 2030-00001 as PDF' })).toHaveAttribute('href', invoice.url);
  expect(screen.getByRole('link', { name: 'All payments of 2030' })).toHaveAttribute('href', '/year');
});

test('an announced price is shown with its day, and the next payment with its amount', async () => {
  const from = '2030-03-01T12:00:00.000Z';
  const { unmount } = await open({ price_change: { amount: 700, from } }).page;
  expect(await screen.findByText('From March 1, 2030 you pay $7.00 a month instead of $5.00.')).toBeInTheDocument();
  expect(screen.getByText('Next payment: $5.00 on February 1, 2030.')).toBeInTheDocument();
  unmount();
  await open({ price_change: { amount: 700, from: '2030-02-01T12:00:00.000Z' }, next_amount: 700, full_amount: 700 })
    .page;
  expect(await screen.findByText('Next payment: $7.00 on February 1, 2030.')).toBeInTheDocument();
});

test('a change names its charge, and asks again when the price has changed', async () => {
  const { api, page } = open({}, '/my/membership?plan=3');
  api.fail(membershipCalls.changeMembership, 'QUOTE_CHANGED', {
    userMessage: 'The price changed from $3.20 to $4.00.',
  });
  const { user } = await page;
  const change = await part('Change plan');
  await user.click(await within(change).findByRole('button', { name: 'Pay $3.20 and change' }));
  expect(api.sent(membershipCalls.changeMembership).at(-1)?.body).toEqual({ package_id: 3, quote_token: 'token' });
  expect(await within(change).findByRole('alert')).toBeInTheDocument();
  expect(api.sent(membershipCalls.calculateChange).length).toBeGreaterThan(1);
});

test('a reduction says until when it holds and what follows, before the press and afterwards', async () => {
  const { api, page } = open(
    { next_amount: 400, reduced_until: '2030-04-01T12:00:00.000Z' },
    '/my/membership?plan=3&coupon=hola20',
  );
  api.answer(membershipCalls.calculateChange, () => ({ data: { ...quote, next_amount: 720 } }));
  await page;
  const plan = await part('Your plan');
  expect(within(plan).getByText('Next payment: $4.00 on February 1, 2030.')).toBeInTheDocument();
  expect(
    within(plan).getByText('Payments before April 1, 2030 are reduced; afterwards $5.00 per month.'),
  ).toBeInTheDocument();
  const change = await part('Change plan');
  expect(await within(change).findByText('Then $7.20 per month from February 1, 2030.')).toBeInTheDocument();
  expect(within(change).getByText('All payments are reduced; without the coupon $9.00 per month.')).toBeInTheDocument();
});

test('without a card, the charge waits for one', async () => {
  await open({ card: null }, '/my/membership?plan=3').page;
  expect(await screen.findByText('Add a card first; it is charged when you confirm.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pay $3.20 and change' })).toBeDisabled();
});

test('ends with two presses, and can be resumed', async () => {
  const { api, page } = open();
  const { user } = await page;
  await user.click(await screen.findByRole('button', { name: 'Cancel the plan' }));
  await user.selectOptions(screen.getByLabelText('Why? (optional)'), 'Too expensive');
  await user.click(screen.getByRole('button', { name: 'Yes, cancel the plan' }));
  expect(api.sent(membershipCalls.cancelSubscription).at(-1)?.body).toEqual({ reason: 'too_expensive' });
  expect(await screen.findByText('Your plan ends on February 1, 2030.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Resume the plan' }));
  expect(await screen.findByText('Your plan goes on.')).toBeInTheDocument();
});

test('a payment that failed is a banner that leads to the card', async () => {
  await open({ state: 'past_due', grace_ends_at: '2030-01-15T00:00:00.000Z', next_payment_at: null }).page;
  expect(await screen.findByText(/You keep your plan until January 1[45], 2030/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Update the card' })).toHaveAttribute('href', '#card');
});

test('what invoices say is changed in place; a refusal is at its field, and what was typed stays', async () => {
  const { api, page } = open();
  api.fail(membershipCalls.setBillingDetails, 'VALIDATION_FAILED', { fields: { tax_id: ['Not so.'] } });
  const { user } = await page;
  const bills = await part('Invoices');
  expect(await within(bills).findByText('Ñusta Quispe')).toBeInTheDocument();
  await user.click(within(bills).getByRole('button', { name: 'Change these details' }));
  await user.type(within(bills).getByLabelText(/^Name or company/), 'Quispe SAC');
  await user.type(within(bills).getByLabelText(/^Tax ID/), '20-1/x');
  await user.click(within(bills).getByRole('button', { name: 'Save the details' }));
  expect(await within(bills).findByText('Not so.')).toBeInTheDocument();
  expect(within(bills).getByLabelText(/^Name or company/)).toHaveValue('Quispe SAC');
  await user.click(within(bills).getByRole('button', { name: 'Save the details' }));
  expect(await within(bills).findByText('Your next invoice has these details.')).toBeInTheDocument();
  expect(within(bills).getByText('Tax ID: 20-1/x')).toBeInTheDocument();
  expect(api.sent(membershipCalls.setBillingDetails).at(-1)?.body).toEqual({ name: 'Quispe SAC', tax_id: '20-1/x' });
});

describe('another card', () => {
  const setup = { id: 'seti_1', client_secret: 'secret', status: 'requires_payment_method', publishable_key: 'pk' };
  let stripe: ReturnType<typeof installStripe> | undefined;
  afterEach(() => stripe?.remove());

  test('the form comes from the address that the server names, and has the focus', async () => {
    const { api, page } = open();
    api.answer(membershipCalls.startCard, () => ({ data: { ...setup, script: '/sandbox/v3.js' } }));
    const { user } = await page;
    await user.click(await screen.findByRole('button', { name: 'Use another card' }));
    const script = await waitFor(() => {
      const element = document.querySelector('script[src="/sandbox/v3.js"]');
      if (element === null) throw new Error('no script yet');
      return element;
    });
    stripe = installStripe();
    script.dispatchEvent(new Event('load'));
    await waitFor(() => expect(screen.getByLabelText('Card number')).toHaveFocus());
  });

  test.each([
    [{ code: 'card_declined' }, /^La tarjeta fue rechazada\. No se cobró nada/],
    [
      { code: 'card_declined', decline_code: 'insufficient_funds' },
      /^La tarjeta no tiene fondos suficientes\. No se cobró nada/,
    ],
    [{ code: 'expired_card' }, /^La tarjeta venció o su fecha es incorrecta\. No se cobró nada/],
    [{ code: 'setup_intent_authentication_failure' }, /^Tu banco no confirmó la tarjeta\. No se cobró nada/],
  ])(
    'refused with %j is explained in the language of the page, never in the words of the payment service',
    async (code, sentence) => {
      stripe = installStripe({ error: { type: 'card_error', message: 'Your card was declined.', ...code } });
      const { api, page } = open({}, '/my/membership', 'es');
      api.answer(membershipCalls.startCard, () => ({ data: setup }));
      const { user } = await page;
      await user.click(await screen.findByRole('button', { name: 'Usar otra tarjeta' }));
      await user.type(await screen.findByLabelText('Card number'), '4000000000000002{Enter}');
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      expect(screen.queryByText(/Your card was declined/)).not.toBeInTheDocument();
    },
  );
});
