import { AppError } from '@enlace/shared-contract/errors';
import { type ListedPriceChange, type PreviewedMember, priceChangeCalls } from '@enlace/shared-contract/memberships';
import { packageCalls } from '@enlace/shared-contract/packages';
import { buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';

const time = '2030-01-01T12:00:00.000Z';

const member: PreviewedMember = {
  id: 7,
  user: { id: 40, name: 'Inés Zúñiga', email: 'ines@example.org' },
  price: 900,
  new_price: 1200,
  currency: 'USD',
  interval: 'month',
  applies_at: '2030-05-03T12:00:00.000Z',
  left_out: null,
};

const lateMember: PreviewedMember = {
  ...member,
  id: 8,
  user: { id: 41, name: 'Ana Paz', email: 'ana@example.org' },
  applies_at: null,
  left_out: 'past_due',
};

const runningChange: ListedPriceChange = {
  id: 5,
  package: { id: 3, name: 'Branch' },
  amount: 1200,
  currency: 'USD',
  interval: 'month',
  package_price: 1500,
  reason: 'Rising costs',
  state: 'running',
  members: { planned: 1, announced: 4, applied: 2, withdrawn: 0, skipped: 0 },
  first_at: '2030-05-03T12:00:00.000Z',
  last_at: '2030-05-28T12:00:00.000Z',
  created_at: time,
  ended_at: null,
};

const product = {
  id: 3,
  role_id: 2,
  role: 'latinas',
  name: 'Branch',
  slug: 'branch',
  description: null,
  price: 1200,
  currency: 'USD',
  interval: 'month',
  position: 1,
  feature_ids: [],
  created_at: time,
  updated_at: time,
};

function createApi(
  rows: readonly PreviewedMember[] = [member, lateMember],
  changes: readonly ListedPriceChange[] = [],
) {
  const api = createFakeApi({});
  api.answer(packageCalls.listAllPackages, () => ({ data: [{ ...product, discounted_price: 1200 }] }));
  api.answer(priceChangeCalls.listPriceChanges, () => ({ data: changes }));
  api.answer(priceChangeCalls.previewPriceChange, () => {
    const count = rows.filter(({ left_out: reason }) => reason === null).length;
    return {
      data: rows,
      meta: {
        total: rows.length,
        page: 1,
        per_page: 25,
        views: { all: rows.length, moved: count, left_out: rows.length - count },
        package: { id: 3, name: 'Branch', price: 1200, currency: 'USD', interval: 'month' },
        sums: { moved: count, left_out: rows.length - count, monthly_before: count * 900, monthly_after: count * 1200 },
      },
    };
  });
  return api;
}

const open = (address: string, api: ReturnType<typeof createApi>) => renderRemote(remote, pages, address, { api });

test('the dry run lists who pays what from when, and why others are left out', async () => {
  const { user, where } = await open('/admin/membership-prices', createApi());
  expect(await screen.findByText('No price change so far.')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(/^Package/), '3');
  await waitFor(() => expect(where()).toBe('/admin/membership-prices?package_id=3'));
  const row = await screen.findByRole('row', { name: /Inés Zúñiga/ });
  for (const text of ['$9.00 a month', '$12.00 a month', 'May 3, 2030']) expect(row).toHaveTextContent(text);
  expect(screen.getByRole('row', { name: /Ana Paz/ })).toHaveTextContent('Left out: a payment is open');
  expect(screen.getByText('They pay afterwards, a month').nextElementSibling).toHaveTextContent('$12.00');
});

test('starting needs a reason, names the number of members, and says why the server refuses', async () => {
  const api = createApi();
  let isRefused = true;
  api.answer(priceChangeCalls.startPriceChange, () => {
    if (isRefused) throw new AppError('CONFLICT', { userMessage: 'The price was edited.' });
    return { data: runningChange };
  });
  const { user } = await open('/admin/membership-prices?package_id=3', api);
  await user.click(await screen.findByRole('button', { name: 'Announce and move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 member of Branch to $12.00 a month?' }));
  expect(dialog.getByText('1 member is left out and follows when the reason has gone.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Announce and move' }));
  expect(dialog.getByText('Please fill this in.')).toBeInTheDocument();
  expect(api.sent(priceChangeCalls.startPriceChange)).toHaveLength(0);
  await user.type(dialog.getByLabelText(/^Reason/), 'Rising costs');
  await user.click(dialog.getByRole('button', { name: 'Announce and move' }));
  expect(await dialog.findByText('The price was edited.')).toBeInTheDocument();
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Announce and move' }));
  expect(await screen.findByText('The price change has started.')).toBeInTheDocument();
  const bodies = api.sent(priceChangeCalls.startPriceChange).map(({ body }) => body);
  expect(bodies[1]).toEqual({ package_id: 3, amount: 1200, reason: 'Rising costs', key: expect.any(String) });
  expect(bodies[0]).toEqual(bodies[1]);
});

test('a running change shows its progress and a price that was edited since, and is taken back', async () => {
  const api = createApi([member], [runningChange]);
  api.answer(priceChangeCalls.withdrawPriceChange, () => ({ data: { ...runningChange, state: 'withdrawn' } }));
  const { user } = await open('/admin/membership-prices?package_id=3', api);
  expect(await screen.findByText('1 waiting · 4 announced · 2 moved')).toBeInTheDocument();
  expect(screen.getByText(/^The package costs \$15.00 a month now. This change is for \$12.00/)).toBeInTheDocument();
  expect(await screen.findByText(/^A price change of this package is running/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Announce and move' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take back the price change of Branch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take the price change of Branch back?' }));
  expect(dialog.getByText(/^5 members keep the earlier price/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Reason/), 'A mistake');
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('The price change is taken back.')).toBeInTheDocument();
  expect(api.sent(priceChangeCalls.withdrawPriceChange).map(({ body }) => body)).toEqual([{ reason: 'A mistake' }]);
});

test('no other price, a search without a result, a failure and a reader without the right say so', async () => {
  const api = createApi([]);
  api.fail(priceChangeCalls.previewPriceChange, 'UNAVAILABLE');
  const { user, unmount } = await open('/admin/membership-prices?package_id=3&search=nadie', api);
  expect(await screen.findByRole('heading', { name: 'Could not be loaded' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No member matches' })).toBeInTheDocument();
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('heading', { name: 'All members pay this price' })).toBeInTheDocument();
  unmount();
  const viewer = buildViewer({ roles: ['allies'], permissions: ['memberships.list'] });
  await renderRemote(remote, pages, '/admin/membership-prices?package_id=3', {
    api: createApi([member], [runningChange]),
    viewer,
  });
  expect(await screen.findByRole('row', { name: /Inés Zúñiga/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Take back/ })).not.toBeInTheDocument();
});
