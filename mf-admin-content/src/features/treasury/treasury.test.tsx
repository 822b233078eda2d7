import {
  type ListedMembership,
  membershipViews,
  type MembershipDetails,
  packageCalls,
  treasuryCalls,
} from '@enlace/shared-contract';
import { createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const late: ListedMembership = {
  id: 7,
  user: { id: 40, name: 'Inés Zúñiga', email: 'ines@example.org', country_code: 'CL' },
  state: 'past_due',
  role: 'latinas',
  package: { id: 3, name: 'Branch' },
  price: 900,
  currency: 'USD',
  interval: 'month',
  period_end: '2026-04-10T12:00:00.000Z',
  cancel_at_period_end: false,
  comp_until: null,
  comp_package: null,
  failed_at: '2026-03-10T12:00:00.000Z',
  due_amount: 900,
  attempts: 2,
  next_attempt_at: '2026-03-17T12:00:00.000Z',
  grace_ends_at: '2026-03-24T12:00:00.000Z',
  dunning_paused_until: null,
  created_at: '2025-01-10T12:00:00.000Z',
};

const details: MembershipDetails = {
  ...late,
  cancel_reason: null,
  comp_reason: null,
  dunning_reason: null,
  card: { brand: 'visa', last4: '0341', exp_month: 4, exp_year: 2027 },
  invoices: [
    {
      id: 90,
      number: '2026-00042',
      kind: 'invoice',
      description: 'Branch',
      amount: 900,
      currency: 'USD',
      refundable: 900,
      reason: null,
      issued_at: '2026-02-10T12:00:00.000Z',
      url: '/api/v2/membership-invoices/90/pdf?token=x',
    },
  ],
  refunds: [],
  history: [],
};

function createApi(rows: readonly ListedMembership[] = [late]): FakeApi {
  const api = createFakeApi({});
  api.answer(treasuryCalls.listMemberships, ({ query }) => ({
    data: rows,
    meta: {
      total: rows.length,
      page: Number(query['page'] ?? 1),
      per_page: 25,
      views: Object.fromEntries(membershipViews.map((name) => [name, rows.length])),
      at_risk: rows.length === 0 ? [] : [{ currency: 'USD', amount: 900, count: 1 }],
      countries: ['CL'],
    },
  }));
  api.answer(packageCalls.listAllPackages, () => []);
  api.answer(treasuryCalls.getMemberMembership, () => ({ data: details }));
  api.answer(treasuryCalls.writeOff, () => ({ data: { ...details, state: 'canceled' } }));
  api.answer(treasuryCalls.refundInvoice, () => ({
    data: {
      ...{ id: 1, invoice_id: 90, amount: 250, currency: 'USD', reason: 'x', state: 'requested' },
      created_at: '2026-03-11T12:00:00.000Z',
    },
  }));
  return api;
}

const open = (address: string, api: FakeApi) => renderRemote(remote, pages, address, { api });

test('past due memberships have the amount at risk, the attempts and the days', async () => {
  await open('/admin/memberships?view=past_due', createApi());
  expect(await screen.findByText('At risk: $9.00')).toBeInTheDocument();
  const row = screen.getByRole('row', { name: /Inés Zúñiga/ });
  expect(row).toHaveTextContent('$9.00');
  expect(row).toHaveTextContent('Mar 17, 2026');
  expect(row).toHaveTextContent('Mar 24, 2026');
});

test('a write-off needs a reason, and shows why the server refuses it', async () => {
  const api = createApi();
  api.fail(treasuryCalls.writeOff, 'UNAVAILABLE');
  const { user } = await open('/admin/memberships?view=past_due&membership=7', api);
  await user.click(await screen.findByRole('button', { name: 'Write off' }));
  const dialog = await screen.findByRole('dialog', { name: 'Write off $9.00 of Inés Zúñiga?' });
  await user.click(within(dialog).getByRole('button', { name: 'Write off' }));
  expect(within(dialog).getByText('Please fill this in.')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'No answer');
  await user.click(within(dialog).getByRole('button', { name: 'Write off' }));
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue('No answer');
  await user.click(within(dialog).getByRole('button', { name: 'Write off' }));
  await waitFor(() => expect(api.sent(treasuryCalls.writeOff).at(-1)?.body).toEqual({ reason: 'No answer' }));
});

test('a refund of a part sends its amount in minor units', async () => {
  const api = createApi();
  const { user } = await open('/admin/memberships?membership=7', api);
  await user.click(await screen.findByRole('button', { name: 'Refund 2026-00042' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund 2026-00042?' });
  await user.click(within(dialog).getByLabelText('A part'));
  await user.type(within(dialog).getByLabelText(/^Amount in USD/), '10');
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Two days');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(within(dialog).getByText('Enter an amount up to $9.00.')).toBeInTheDocument();
  await user.clear(within(dialog).getByLabelText(/^Amount in USD/));
  await user.type(within(dialog).getByLabelText(/^Amount in USD/), '2.50');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await waitFor(() =>
    expect(api.sent(treasuryCalls.refundInvoice).map(({ body }) => body)).toEqual([
      expect.objectContaining({ amount: 250, reason: 'Two days' }),
    ]),
  );
});

test('an empty view, a filter without a match and a failure say so', async () => {
  const api = createApi([]);
  api.fail(treasuryCalls.listMemberships, 'UNAVAILABLE');
  const { user } = await open('/admin/memberships?search=nadie', api);
  expect(await screen.findByRole('heading', { name: 'Could not be loaded' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No membership matches' })).toBeInTheDocument();
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('heading', { name: 'No memberships here' })).toBeInTheDocument();
});
