import {
  type EntityOf,
  eventCodeCalls,
  type events,
  holdCalls,
  paymentCalls,
  questionCalls,
  userCalls,
} from '@enlace/shared-contract';
import { buildEvent, buildViewer, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../pages';
import remote from '../../../remote';

type Ticket = EntityOf<typeof events>['tickets'][number];

const ticket: Ticket = {
  ...{ id: 7, name: 'General admission', description: null, kind: 'standard', price: 0, member_price: null },
  ...{ currency: 'USD', min_per_order: 1, max_per_order: 5, sale_starts_at: null, sale_ends_at: null },
  ...{ visibility: 'public', left: 40, state: 'on_sale' },
};

const attendee = {
  ...{ id: 3, event_id: 1, ticket_id: 7, first_name: 'Killa', last_name: 'Ñaupari', email: 'killa@example.org' },
  ...{ slug: 'secret-slug', state: 'confirmed', created_at: '2030-01-01T00:00:00.000Z' },
};

function hold(values: object = {}) {
  return {
    ...{ reference: 'ref-1', event_id: 1, state: 'held', expires_at: '2030-01-01T00:10:00.000Z', seconds_left: 600 },
    ...{ can_extend: true, currency: 'USD', total: 0, discount: 0, code: null, attendees: [] },
    items: [{ ticket_id: 7, name: 'General admission', quantity: 1, unit_price: 0 }],
    ...values,
  };
}

const confirmedHold = () =>
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
      ...{ ...each, full_price: each.price, has_code: isKnown },
      offer_price: isKnown ? each.price / 2 : each.price,
    })),
    code: code === '' ? null : { code, max_per_order: null, ...(isKnown ? good : refusedCode) },
  };
}

function community(tickets: readonly Ticket[] = [ticket]): FakeApi {
  const api = createFakeApi({
    events: [buildEvent({ id: 1, title: 'Café con datos', slug: 'cafe', tickets: [...tickets] })],
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

const open = (api: FakeApi, search = '') =>
  renderRemote(remote, pages, `/events/cafe/checkout${search}`, { api, viewer: null });

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

test('an order and its input survive a closed page', async () => {
  const api = community();
  const first = await open(api, '?ticket=7');
  await first.user.type(await screen.findByLabelText(/First name/), 'Killa');
  first.unmount();
  await open(api);
  expect(await screen.findByLabelText(/First name/)).toHaveValue('Killa');
  expect(api.sent(holdCalls.add)).toHaveLength(1);
});

test('each ticket can have a name of its own, and its errors are at its fields', async () => {
  const api = community();
  const two = { items: [{ ticket_id: 7, name: 'General admission', quantity: 2, unit_price: 0 }] };
  api.answer(holdCalls.add, () => ({ data: hold(two) }));
  api.answer(holdCalls.get, () => ({ data: hold(two) }));
  const { user } = await open(api);
  await user.selectOptions(await screen.findByLabelText('Number of tickets: General admission'), '2');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Who is coming?' })).toHaveFocus();
  await user.type(screen.getByLabelText(/First name/), 'Killa');
  await user.type(screen.getByLabelText(/Last name/), 'Ñaupari');
  await user.type(screen.getByLabelText(/E-mail/), 'killa@example.org');
  await user.click(screen.getByLabelText(/Use my details for all tickets/));
  const other = within(screen.getByRole('group', { name: 'Ticket 2: General admission' }));
  await user.type(other.getByLabelText(/First name/), 'Inés');
  await user.type(other.getByLabelText(/Last name/), 'Zúñiga');
  await user.type(other.getByLabelText(/E-mail/), 'ines@example.org');
  api.fail(holdCalls.confirm, 'VALIDATION_FAILED', { fields: { 'attendees.1.email': ['This address is blocked.'] } });
  await user.click(screen.getByRole('button', { name: 'Get 2 tickets' }));
  expect(await screen.findByText('This address is blocked.')).toBeInTheDocument();
  expect(other.getByLabelText(/E-mail/)).toBeInvalid();
  expect(api.sent(holdCalls.confirm)[0]?.body).toMatchObject({
    attendees: [
      { ticket_id: 7, first_name: 'Killa' },
      { ticket_id: 7, first_name: 'Inés', email: 'ines@example.org' },
    ],
  });
});

test('the questions of a ticket appear with their dependencies, and a refused answer is at its question', async () => {
  const api = community();
  const question = {
    ...{ ticket_id: 7, help: null, is_required: true, is_sensitive: false, min: null, max: null, text_version: 1 },
    ...{ depends_on: null, choices: [], translations: {}, created_at: '2030-01-01', updated_at: '2030-01-01' },
  };
  const sizes = [
    { id: 1, label: 'M', left: 3, translations: {} },
    { id: 2, label: 'L', left: null, translations: {} },
  ];
  api.answer(questionCalls.list, () => ({
    data: [
      { ...question, id: 11, position: 1, type: 'boolean', label: 'Do you need a T-shirt?' },
      {
        ...{ ...question, id: 12, position: 2, type: 'single', label: 'Size', choices: sizes },
        depends_on: { question_id: 11, values: ['true'] },
      },
      { ...question, id: 13, position: 3, type: 'consent', label: 'I know the rules' },
    ],
  }));
  const { user } = await open(api, '?ticket=7');
  await user.type(await screen.findByLabelText(/First name/), 'Killa');
  await user.type(screen.getByLabelText(/Last name/), 'Ñaupari');
  await user.type(screen.getByLabelText(/E-mail/), 'killa@example.org');
  expect(screen.queryByRole('group', { name: /Size/ })).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Yes'));
  await user.click(within(screen.getByRole('group', { name: /Size/ })).getByLabelText('M (3 left)'));
  await user.click(screen.getByLabelText(/I know the rules/));
  api.fail(holdCalls.confirm, 'VALIDATION_FAILED', { fields: { 'answers[12]': ['This size has just been taken.'] } });
  await user.click(screen.getByRole('button', { name: 'Get the ticket' }));
  expect(await screen.findByText('This size has just been taken.')).toBeInTheDocument();
  expect(api.sent(holdCalls.confirm)[0]?.body['answers']).toEqual({ 11: 'true', 12: '1', 13: true });
  expect(api.sent(questionCalls.list)[0]?.headers?.['x-hold-key']).toBe(
    api.sent(holdCalls.add)[0]?.headers?.['x-hold-key'],
  );
});

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

test('a code in the address is used at once', async () => {
  await open(community([{ ...ticket, price: 1500 }]), '?code=LATINAS');
  expect(await screen.findByText('The code LATINAS is in use.')).toBeInTheDocument();
});

test('the buyer chooses the amount of a donation, at least its price', async () => {
  const api = community([{ ...ticket, kind: 'donation', price: 500 }]);
  const { user } = await open(api, '?ticket=7');
  const amount = await screen.findByLabelText(/Your amount for General admission/);
  expect(amount).toHaveValue('5.00');
  await user.clear(amount);
  await user.type(amount, '3');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(amount).toBeInvalid();
  expect(api.sent(holdCalls.add)).toHaveLength(0);
  await user.clear(amount);
  await user.type(amount, '12,50');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByLabelText(/First name/);
  expect(api.sent(holdCalls.add)[0]?.body).toEqual({ items: [{ ticket_id: 7, quantity: 1, amount: 1250 }] });
});

test('fewer seats than wanted: the page says how many are left', async () => {
  const api = community();
  api.fail(holdCalls.add, 'NOT_ENOUGH', { details: { left: 2 } });
  const { user } = await open(api);
  await user.selectOptions(await screen.findByLabelText('Number of tickets: General admission'), '3');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Only 2 tickets are left.');
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('a hold that ended leads back to the tickets and keeps what was written', async () => {
  const api = community();
  const { user } = await open(api, '?ticket=7');
  await user.type(await screen.findByLabelText(/First name/), 'Killa');
  await user.type(screen.getByLabelText(/Last name/), 'Ñaupari');
  await user.type(screen.getByLabelText(/E-mail/), 'killa@example.org');
  api.fail(holdCalls.confirm, 'HOLD_EXPIRED');
  await user.click(screen.getByRole('button', { name: 'Get the ticket' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your tickets' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Your time ran out');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText(/First name/)).toHaveValue('Killa');
});

test('an order that expired while the page was closed says so, and tickets can be chosen again', async () => {
  localStorage.setItem('enlace_hold:1', JSON.stringify({ reference: 'ref-0', key: 'an-older-key-of-a-hold' }));
  const api = community();
  const past = hold({ reference: 'ref-0', state: 'expired', seconds_left: null, expires_at: null });
  api.answer(holdCalls.get, ({ params }) => ({ data: params['reference'] === 'ref-0' ? past : hold() }));
  const { user } = await open(api, '?ticket=7');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your time ran out');
  expect(api.sent(holdCalls.add)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText(/First name/)).toBeInTheDocument();
});

test('the page of the event leads to an order as long as it lives', async () => {
  const api = community();
  const link = () => screen.queryByRole('link', { name: 'Open your order' });
  const eventPage = () => renderRemote(remote, pages, '/events/cafe', { api, viewer: null });
  const checkout = await open(api, '?ticket=7');
  await screen.findByLabelText(/First name/);
  checkout.unmount();
  const first = await eventPage();
  await screen.findByRole('heading', { level: 1, name: 'Café con datos' });
  await waitFor(() => expect(link()).toHaveAttribute('href', '/events/cafe/checkout'));
  first.unmount();

  const entry = JSON.parse(localStorage.getItem('enlace_hold:1') ?? '{}') as object;
  localStorage.setItem('enlace_hold:1', JSON.stringify({ ...entry, until: Date.now() - 1 }));
  const second = await eventPage();
  await screen.findByRole('heading', { level: 1, name: 'Café con datos' });
  expect(link()).not.toBeInTheDocument();
  second.unmount();

  // A confirmed order has no end.
  api.answer(holdCalls.get, () => ({ data: confirmedHold() }));
  await open(api);
  await waitFor(() => expect(localStorage.getItem('enlace_hold:1')).not.toContain('until'));
});

test('five more minutes can be asked for once, and the seats can be given back', async () => {
  const api = community();
  const { user } = await open(api, '?ticket=7');
  api.answer(holdCalls.extend, () => ({ data: hold({ seconds_left: 900, can_extend: false }) }));
  await user.click(await screen.findByRole('button', { name: 'I need 5 more minutes' }));
  expect(await screen.findByText(/^1[45]:\d\d$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'I need 5 more minutes' })).not.toBeInTheDocument();
  api.answer(holdCalls.release, () => ({ data: hold({ state: 'cancelled', seconds_left: null, expires_at: null }) }));
  await user.click(screen.getByRole('button', { name: 'Choose other tickets' }));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('the last minutes are announced', async () => {
  const api = community();
  api.answer(holdCalls.add, () => ({ data: hold({ seconds_left: 45 }) }));
  api.answer(holdCalls.get, () => ({ data: hold({ seconds_left: 45 }) }));
  await open(api, '?ticket=7');
  expect(await screen.findByText(/kept for one more minute/)).toHaveAttribute('role', 'status');
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
  const pricedHold = (values: object = {}) =>
    hold({
      total: 1500,
      items: [{ ticket_id: 7, name: 'General admission', quantity: 1, unit_price: 1500 }],
      ...values,
    });
  const payment = {
    ...{ id: 'pi_1', client_secret: 'pi_1_secret', status: 'requires_payment_method', amount: 1500, currency: 'USD' },
    ...{ reference: 'ref-1', expires_at: null, publishable_key: 'pk_test', mode: 'sandbox', api_base: '/sandbox' },
  };
  const answers: { readonly ok: boolean; readonly json: () => Promise<object> }[] = [];
  const requests: { readonly url: string; readonly body: string }[] = [];
  const usualFetch = globalThis.fetch;
  const answerNext = (body: object, ok = true) => answers.push({ ok, json: async () => body });

  beforeEach(() => {
    answers.length = 0;
    requests.length = 0;
    Object.assign(globalThis, {
      fetch: async (url: string, { body }: { readonly body: URLSearchParams }) => {
        requests.push({ url, body: String(body) });
        return answers.shift();
      },
    });
  });
  afterEach(() => void Object.assign(globalThis, { fetch: usualFetch }));

  async function toPayment() {
    const api = community([{ ...ticket, price: 1500 }]);
    api.answer(holdCalls.add, () => ({ data: pricedHold() }));
    api.answer(holdCalls.get, () => ({ data: pricedHold() }));
    api.answer(paymentCalls.payHold, () => ({ data: payment }));
    const { user } = await open(api, '?ticket=7');
    await user.type(await screen.findByLabelText(/First name/), 'Killa');
    await user.type(screen.getByLabelText(/Last name/), 'Ñaupari');
    await user.type(screen.getByLabelText(/E-mail/), 'killa@example.org');
    await user.click(screen.getByRole('button', { name: 'Go on to payment' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toHaveFocus();
    return { api, user };
  }

  test('a declined card stays in its field, and another one pays', async () => {
    const { api, user } = await toPayment();
    answerNext({ error: { message: 'Your card was declined.' } }, false);
    await user.type(screen.getByLabelText(/Card number/), '4000 0000 0000 0002');
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await screen.findByText(/The card was declined: Your card was declined\./)).toBeInTheDocument();
    expect(screen.getByLabelText(/Card number/)).toHaveValue('4000 0000 0000 0002');
    expect(requests[0]?.url).toBe('/sandbox/v1/payment_intents/pi_1/confirm');
    expect(requests[0]?.body).toContain('4000000000000002');

    answerNext({ status: 'succeeded' });
    api.answer(holdCalls.get, () => ({ data: { ...confirmedHold(), total: 1500 } }));
    await user.clear(screen.getByLabelText(/Card number/));
    await user.type(screen.getByLabelText(/Card number/), '4242424242424242');
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You are going' }, { timeout: 5000 })).toHaveFocus();
  });

  test('the bank asks, and a lost answer is no success', async () => {
    const { user } = await toPayment();
    answerNext({
      status: 'requires_action',
      next_action: { use_stripe_sdk: { three_d_secure_2_source: 'src_1' } },
    });
    await user.type(screen.getByLabelText(/Card number/), '4000002500003155');
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    await user.click(await screen.findByRole('button', { name: 'Do not confirm' }));
    expect(await screen.findByText(/There was no connection/)).toBeInTheDocument();
    expect(requests[1]?.body).toContain('source=src_1');
  });

  describe('with keys of Stripe', () => {
    /** Speaks as Stripe.js: the page adds its script, draws its form and asks it to pay. */
    function standIn(answers: object[]) {
      const calls: object[] = [];
      const element = {
        mount: (place: HTMLElement) => place.append(Object.assign(document.createElement('input'), { id: 'card' })),
        on: (event: string, handle: () => void) => void (event === 'ready' && handle()),
        destroy: () => undefined,
      };
      const elements = { create: () => element };
      const script = Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]')).at(-1);
      globalThis.Stripe = (key) => ({
        elements: (options) => (calls.push({ key, ...options }), elements),
        confirmPayment: async () => answers.shift() ?? {},
        confirmSetup: async () => ({}),
        handleNextAction: async () => ({}),
      });
      script?.dispatchEvent(new Event('load'));
      return { calls, script };
    }
    afterEach(() => {
      globalThis.Stripe = undefined;
    });

    test('the form of Stripe takes the card; a script that does not come can be tried again', async () => {
      Object.assign(payment, { mode: 'stripe', publishable_key: 'pk_live_1' });
      const { api, user } = await toPayment();
      const scripts = () => Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'));
      expect(scripts().map(({ src }) => src)).toEqual(['https://js.stripe.com/v3/']);
      scripts()[0]?.dispatchEvent(new Event('error'));
      expect(await screen.findByText('The card form could not be loaded')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(scripts()).toHaveLength(1));

      const refusal = { error: { type: 'card_error', message: 'Your card was declined.' } };
      const { calls } = standIn([
        { error: { type: 'validation_error' } },
        refusal,
        { paymentIntent: { status: 'succeeded' } },
      ]);
      const pay = await screen.findByRole('button', { name: /^Pay / });
      await waitFor(() => expect(pay).toBeEnabled());
      expect(calls).toMatchObject([{ key: 'pk_live_1', clientSecret: 'pi_1_secret', locale: 'en' }]);
      await user.click(pay);
      await waitFor(() => expect(pay).not.toHaveAttribute('aria-busy', 'true'));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await user.click(pay);
      expect(await screen.findByRole('alert')).toHaveTextContent('The card was declined: Your card was declined.');
      expect(screen.getByRole('alert')).toHaveFocus();
      api.answer(holdCalls.get, () => ({ data: { ...confirmedHold(), total: 1500 } }));
      await user.click(pay);
      expect(await screen.findByRole('heading', { level: 1, name: 'You are going' }, { timeout: 5000 })).toHaveFocus();
      Object.assign(payment, { mode: 'sandbox', publishable_key: 'pk_test' });
    });
  });
});
