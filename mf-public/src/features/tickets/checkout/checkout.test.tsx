import { questionCalls } from '@enlace/shared-contract/events';
import { userCalls } from '@enlace/shared-contract/identity';
import { holdCalls } from '@enlace/shared-contract/orders';
import { paymentCalls } from '@enlace/shared-contract/payments';
import { buildViewer, installStripe, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';
import {
  ticket,
  confirmedHold,
  community,
  hold,
  open,
  payment,
  question,
  toPayment,
} from '../../../testing/stages/checkout-stage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the only free ticket is held at once, and the form gives the ticket', async () => {
  const api = community();
  const { user } = await open(api, '?ticket=7');
  await user.type(await screen.findByLabelText(/First name/), 'Killa');
  await user.type(screen.getByLabelText(/Last name/), 'Ñaupari');
  await user.type(screen.getByLabelText(/E-mail/), 'killa@example.org');
  await user.click(screen.getByRole('button', { name: 'Get the ticket' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'You are going' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open your ticket' })).toHaveAttribute('href', '/t/secret-slug');
  const [holdRequest] = api.sent(holdCalls.add);
  const key = holdRequest?.headers?.['x-hold-key'] ?? '';
  expect(holdRequest?.body).toEqual({ items: [{ ticket_id: 7, quantity: 1 }] });
  expect(key).toMatch(/^[\w-]{20,80}$/);
  const [confirmRequest] = api.sent(holdCalls.confirm);
  expect(confirmRequest?.headers).toEqual({ 'x-hold-key': key });
  expect(confirmRequest?.body).toEqual({ first_name: 'Killa', last_name: 'Ñaupari', email: 'killa@example.org' });
});

test('the form contains name and address of the signed-in user', async () => {
  const api = community();
  const buyer = { first_name: 'Killa', last_name: 'Ñaupari', email: 'killa@example.org' };
  api.answer(userCalls.me, () => ({ data: buyer }));
  const viewer = buildViewer();
  const { user } = await renderRemote(remote, pages, '/events/cafe/checkout?ticket=7', { api, viewer });
  await waitFor(() => expect(screen.getByLabelText(/E-mail/)).toHaveValue('killa@example.org'));
  await user.click(screen.getByRole('button', { name: 'Get the ticket' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You are going' })).toBeInTheDocument();
  expect(api.sent(holdCalls.confirm)[0]?.body).toEqual(buyer);
});

test.each([
  ['the order', 0, holdCalls.confirm, 'Get 2 tickets'],
  ['the payment', 1500, paymentCalls.payHold, 'Go on to payment'],
])(
  'files among the answers of two people arrive with %s, and messages are at their fields',
  async (_, price, call, button) => {
    const api = community([{ ...ticket, price }]);
    const items = [{ ticket_id: 7, name: 'General admission', quantity: 2, unit_price: price, full_price: price }];
    const twoSeats = { data: hold({ total: 2 * price, items }) };
    for (const read of [holdCalls.add, holdCalls.get]) api.answer(read, () => twoSeats);
    api.answer(questionCalls.list, () => ({
      data: [{ ...question, id: 13, position: 1, type: 'file', label: 'Student card' }],
    }));
    api.answer(paymentCalls.payHold, () => ({ data: { ...payment, status: 'succeeded' } }));
    const { user } = await open(api);
    await user.selectOptions(await screen.findByLabelText('Number of tickets: General admission'), '2');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText(/First name/), 'Killa');
    await user.type(screen.getByLabelText(/Last name/), 'Ñaupari');
    await user.type(screen.getByLabelText(/E-mail/), 'killa@example.org');
    const [ownCard, otherCard] = [new File(['1'], 'killa.pdf'), new File(['2'], 'ines.pdf')];
    const other = within(screen.getByRole('group', { name: 'Ticket 2: General admission' }));
    const otherField = other.getByLabelText(/Student card/);
    const [ownField] = screen.getAllByLabelText(/Student card/);
    await user.upload(ownField ?? otherField, ownCard);
    await user.upload(otherField, otherCard);

    const fields = {
      'attendees.0.answers[13]': ['Killa’s card is blurred.'],
      'attendees.1.answers[13]': ['Too large.'],
    };
    api.fail(call, 'VALIDATION_FAILED', { fields });
    await user.click(screen.getByRole('button', { name: button }));
    expect(await other.findByText('Too large.')).toBeInTheDocument();
    expect(other.queryByText('Killa’s card is blurred.')).not.toBeInTheDocument();
    expect(screen.getByText('Killa’s card is blurred.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(api.sent(call)).toHaveLength(2));
    const seat = (name: string) => ({ ticket_id: '7', first_name: 'Killa', answers: { 13: { name } } });
    expect(api.sent(call).map(({ body }) => body['attendees'])).toMatchObject([
      [seat('killa.pdf'), seat('ines.pdf')],
      [seat('killa.pdf'), seat('ines.pdf')],
    ]);
  },
);

test('a code is refused at its field, or changes the price and goes with the order', async () => {
  const api = community([{ ...ticket, price: 1500 }]);
  const { user } = await open(api);
  await user.click(await screen.findByText('I have a code'));
  await user.type(screen.getByLabelText('Code'), 'NOPE{Enter}');
  expect(await screen.findByText('This code does not exist.')).toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), 'LATINAS');
  await user.click(screen.getByRole('button', { name: 'Use the code' }));
  expect(await screen.findByText('The code LATINAS is in use.')).toBeInTheDocument();
  expect(screen.getByText('$7.50')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByLabelText(/First name/);
  expect(api.sent(holdCalls.add)[0]?.body).toEqual({ items: [{ ticket_id: 7, quantity: 1 }], code: 'LATINAS' });
});

test('the summary reads: price, minus the code, total', async () => {
  const api = community([{ ...ticket, price: 2550 }]);
  const items = [{ ticket_id: 7, name: 'Workshop', quantity: 2, unit_price: 2040, full_price: 2550 }];
  const data = hold({ total: 4080, discount: 1020, code: 'DATA20', items });
  for (const read of [holdCalls.add, holdCalls.get]) api.answer(read, () => ({ data }));
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const summary = await screen.findByRole('complementary');
  await waitFor(() =>
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 × Workshop$51.00', 'Code DATA20−$10.20', 'Total$40.80']),
  );
});

test('the page of the event leads to an order as long as it lives', async () => {
  const api = community();
  // In the panel of wide windows, and in the bar of phones.
  const linksOf = (name: string) => screen.queryAllByRole('link', { name, hidden: true });
  const links = () => linksOf('Open your order');
  const eventPage = () => renderRemote(remote, pages, '/events/cafe', { api, viewer: null });
  const checkout = await open(api, '?ticket=7');
  await screen.findByLabelText(/First name/);
  checkout.unmount();
  const first = await eventPage();
  await screen.findByRole('heading', { level: 1, name: 'Café con datos' });
  await waitFor(() => expect(links()).toHaveLength(2));
  for (const link of links()) expect(link).toHaveAttribute('href', '/events/cafe/checkout');
  expect(linksOf('Get a ticket')).toHaveLength(0);
  expect(links()[1]?.closest('[data-foot-bar]')).toBeInTheDocument();
  first.unmount();

  const entry = JSON.parse(localStorage.getItem('enlace_hold:1') ?? '{}') as object;
  localStorage.setItem('enlace_hold:1', JSON.stringify({ ...entry, until: Date.now() - 1 }));
  const second = await eventPage();
  await screen.findByRole('heading', { level: 1, name: 'Café con datos' });
  expect(links()).toHaveLength(0);
  expect(linksOf('Get a ticket')).toHaveLength(2);
  second.unmount();

  // A confirmed order has no end.
  api.answer(holdCalls.get, () => ({ data: confirmedHold() }));
  await open(api);
  await waitFor(() => expect(localStorage.getItem('enlace_hold:1')).not.toContain('until'));
});

test.each([
  [{ state: 'sold_out', left: 0 }, 'Sold out'],
  [{ state: 'ended' }, 'The sale has ended'],
] as const)('a ticket that cannot be booked has no button: %j', async (values, text) => {
  await open(community([{ ...ticket, ...values }]));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

describe('a ticket with a price', () => {
  const scripts = () => Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'));
  let stripe: ReturnType<typeof installStripe> | undefined;
  afterEach(() => stripe?.remove());

  test('the form of Stripe takes the card; a script that does not come can be tried again', async () => {
    const { api, user } = await toPayment({ ...payment, publishable_key: 'pk_live_1' });
    expect(scripts().map(({ src }) => src)).toEqual(['https://js.stripe.com/v3/']);
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(await screen.findByText('The card form could not be loaded')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(scripts()).toHaveLength(1));

    const refusal = {
      error: { type: 'card_error', message: 'Your card was declined.', decline_code: 'insufficient_funds' },
    };
    stripe = installStripe({ error: { type: 'validation_error' } }, refusal, {
      paymentIntent: { status: 'succeeded' },
    });
    scripts()[0]?.dispatchEvent(new Event('load'));
    const pay = await screen.findByRole('button', { name: /^Pay / });
    await waitFor(() => expect(pay).toBeEnabled());
    expect(stripe.calls).toMatchObject([
      { name: 'elements', options: { key: 'pk_live_1', clientSecret: 'pi_1_secret', locale: 'en' } },
    ]);
    await user.click(pay);
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-busy', 'true'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(pay);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is not enough money on the card. Nothing was charged; another card can pay.',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    api.answer(holdCalls.get, () => ({ data: { ...confirmedHold(), total: 1500 } }));
    await user.click(pay);
    expect(await screen.findByRole('heading', { level: 1, name: 'You are going' }, { timeout: 5000 })).toHaveFocus();
  });

  test('a declined card stays in its field, and another one pays', async () => {
    stripe = installStripe(
      { error: { type: 'card_error', message: 'Your card was declined.' } },
      { paymentIntent: { status: 'succeeded' } },
    );
    const { api, user } = await toPayment();
    await user.type(screen.getByLabelText(/Card number/), '4000 0000 0000 0002');
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    expect(
      await screen.findByText('The card was declined. Nothing was charged; another card can pay.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText(/Card number/)).toHaveValue('4000 0000 0000 0002');

    api.answer(holdCalls.get, () => ({ data: { ...confirmedHold(), total: 1500 } }));
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You are going' }, { timeout: 5000 })).toHaveFocus();
  });
});
