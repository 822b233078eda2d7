import { questionCalls } from '@enlace/shared-contract/events';
import { eventCodeCalls, holdCalls } from '@enlace/shared-contract/orders';
import { viewerChanged } from '@enlace/shared-data';
import { installStripe } from '@enlace/shared-testing';
import { act, screen, waitFor, within } from '@testing-library/react';

import {
  ticket,
  confirmedHold,
  hold,
  community,
  open,
  question,
  toPayment,
} from '../../../testing/stages/checkout-stage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an order and its input survive a closed page', async () => {
  const api = community();
  const first = await open(api, '?ticket=7');
  await first.user.type(await screen.findByLabelText(/First name/), 'Killa');
  first.unmount();
  await open(api);
  // The input comes after the first drawing of the fields.
  await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveValue('Killa'));
  expect(api.sent(holdCalls.add)).toHaveLength(1);
});

test('the sign-out in another tab leaves the order, its questions and the input', async () => {
  const api = community();
  const { user, platform } = await open(api, '?ticket=7');
  const name = await screen.findByLabelText(/First name/);
  await user.type(name, 'Killa');
  const firstCount = api.sent(questionCalls.list).length;
  act(() => void platform.store.dispatch(viewerChanged(null)));
  expect(name).toBeInTheDocument();
  expect(name).toHaveValue('Killa');
  await waitFor(() => expect(api.sent(questionCalls.list)).toHaveLength(firstCount + 1));
  await user.type(name, 'ri');
  expect(screen.getByLabelText(/First name/)).toHaveValue('Killari');
});

test('the sign-out in another tab leaves the tickets that can be chosen', async () => {
  const api = community();
  const { platform } = await open(api);
  const number = await screen.findByLabelText('Number of tickets: General admission');
  act(() => void platform.store.dispatch(viewerChanged(null)));
  expect(number).toBeInTheDocument();
  await waitFor(() => expect(api.sent(eventCodeCalls.offer)).toHaveLength(2));
});

test('each ticket can have a name of its own, and its errors are at its fields', async () => {
  const api = community();
  const two = { items: [{ ticket_id: 7, name: 'General admission', quantity: 2, unit_price: 0, full_price: 0 }] };
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
  const sizes = [
    { id: 1, label: 'M', left: 3, translations: {} },
    { id: 2, label: 'L', left: null, translations: {} },
  ];
  api.answer(questionCalls.list, () => ({
    data: [
      { ...question, id: 11, position: 1, type: 'boolean', label: 'Do you need a T-shirt?' },
      {
        ...question,
        id: 12,
        position: 2,
        type: 'single',
        label: 'Size',
        choices: sizes,
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

test('five more minutes can be asked for once, and the seats can be given back', async () => {
  const api = community();
  api.answer(holdCalls.add, () => ({ data: hold({ seconds_left: 119 }) }));
  api.answer(holdCalls.get, () => ({ data: hold({ seconds_left: 119 }) }));
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

test('more time is offered only when the rest is short, and the order is folded on phones', async () => {
  const { user } = await open(community(), '?ticket=7');
  await screen.findByLabelText(/First name/);
  expect(screen.getByText(/^(10|9):\d\d$/, { selector: 'strong' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I need 5 more minutes' })).not.toBeInTheDocument();
  const fold = screen.getByRole('button', { name: /^Your order.*Free$/ });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});

test('a ticket with a price has the step of the payment from the beginning', async () => {
  await open(community([{ ...ticket, price: 1500 }], { price_from: 1500 }));
  expect(await screen.findByText(/3\. Payment/)).toBeVisible();
});

test('the last minutes are announced', async () => {
  const api = community();
  api.answer(holdCalls.add, () => ({ data: hold({ seconds_left: 45 }) }));
  api.answer(holdCalls.get, () => ({ data: hold({ seconds_left: 45 }) }));
  await open(api, '?ticket=7');
  expect(await screen.findByText(/kept for one more minute/)).toHaveAttribute('role', 'status');
});

describe('a ticket with a price', () => {
  let stripe: ReturnType<typeof installStripe> | undefined;
  afterEach(() => stripe?.remove());

  test('a payment that the bank did not confirm has a sentence of its own, and the card another try', async () => {
    const code = 'payment_intent_authentication_failure';
    stripe = installStripe({ error: { type: 'invalid_request_error', code } });
    const { user } = await toPayment();
    await user.type(screen.getByLabelText(/Card number/), '4000002500003155');
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await screen.findByText(/^Your bank did not confirm the payment\. Nothing was charged/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Card number/)).toBeInTheDocument();
  });

  test('a lost answer is no success, and the next press finds the payment that it has made', async () => {
    const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' };
    stripe = installStripe(
      { error: { type: 'api_connection_error' } },
      { error: { ...error, payment_intent: { status: 'succeeded' } } },
    );
    const { api, user } = await toPayment();
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await screen.findByText(/There was no connection/)).toBeInTheDocument();
    api.answer(holdCalls.get, () => ({ data: { ...confirmedHold(), total: 1500 } }));
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You are going' }, { timeout: 5000 })).toHaveFocus();
  });
});
