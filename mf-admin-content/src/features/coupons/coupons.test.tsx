import { AppError } from '@enlace/shared-contract/errors';
import { couponCalls, type ListedCoupon } from '@enlace/shared-contract/memberships';
import { packageCalls, type PricedPackage } from '@enlace/shared-contract/packages';
import { createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

const coupon: ListedCoupon = {
  id: 4,
  code: 'HOLA20',
  percent: 20,
  amount: null,
  currency: null,
  role: null,
  package: null,
  duration: 'repeating',
  duration_months: 3,
  max_uses: 10,
  min_amount: null,
  expires_at: null,
  uses: 3,
  open_uses: 1,
  state: 'usable',
  created_at: '2026-01-01T00:00:00.000Z',
};

const sprout: PricedPackage = {
  id: 4,
  role_id: 1,
  role: 'latinas',
  name: 'Sprout',
  slug: 'latinas-sprout',
  description: null,
  position: 1,
  price: 500,
  discounted_price: 500,
  currency: 'USD',
  interval: 'month',
  feature_ids: [],
  translations: {},
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

function createApi(rows: readonly ListedCoupon[] = [coupon]) {
  const api = createFakeApi();
  api.answer(packageCalls.listAllPackages, () => ({ data: [sprout] }));
  api.answer(couponCalls.listCoupons, () => ({
    data: rows,
    meta: { total: rows.length, page: 1, per_page: 25, views: { all: rows.length, usable: rows.length, over: 0 } },
  }));
  return api;
}

const open = (api: ReturnType<typeof createApi>, address = '/admin/coupons') =>
  renderRemote(remote, pages, address, { api, locale: 'en' });

test('lists coupons with reduction, uses and state', async () => {
  await open(createApi());
  const table = await screen.findByRole('table', { name: 'Coupons' });
  for (const text of ['HOLA20', '20 %', '3 months', '4 of 10', 'All plans', 'No end', 'Usable'])
    expect(await within(table).findByText(text)).toBeInTheDocument();
});

test('a new coupon is checked before it is sent, and keeps what was typed when it is refused', async () => {
  const api = createApi([]);
  api.answer(couponCalls.addCoupon, () => {
    throw new AppError('VALIDATION_FAILED', { fields: { code: ['Another coupon has this code.'] } });
  });
  const { user } = await open(api);
  expect(await screen.findByText('No coupons yet')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Add a coupon' })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter a whole number from 1 to 100.')).toBeInTheDocument();
  expect(api.sent(couponCalls.addCoupon)).toHaveLength(0);
  await user.type(dialog.getByLabelText(/^Code/), 'hola20');
  await user.type(dialog.getByLabelText(/^Percent/), '15');
  await user.selectOptions(dialog.getByLabelText('For'), dialog.getByRole('option', { name: /Sprout/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Another coupon has this code.')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Code/)).toHaveValue('hola20');
  expect(api.sent(couponCalls.addCoupon)[0]?.body).toMatchObject({ code: 'hola20', percent: 15, package_id: 4 });
});

test('a reduction for some months needs their number', async () => {
  const api = createApi([]);
  api.answer(couponCalls.addCoupon, () => ({ data: coupon }));
  const { user } = await open(api);
  await user.click((await screen.findAllByRole('button', { name: 'Add a coupon' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Code/), 'TRES');
  await user.type(dialog.getByLabelText(/^Percent/), '15');
  await user.selectOptions(dialog.getByLabelText('Reduces'), 'Some months');
  await user.type(dialog.getByLabelText(/^Number of months/), '40');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter a whole number from 1 to 36.')).toBeInTheDocument();
  expect(api.sent(couponCalls.addCoupon)).toHaveLength(0);
  await user.clear(dialog.getByLabelText(/^Number of months/));
  await user.type(dialog.getByLabelText(/^Number of months/), '3');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The coupon is saved.')).toBeInTheDocument();
  expect(api.sent(couponCalls.addCoupon)[0]?.body).toMatchObject({ duration: 'repeating', duration_months: 3 });
});

test('the question before a deletion names the uses that are deleted with it', async () => {
  const api = createApi();
  api.answer(couponCalls.removeCoupon, () => ({ data: null }));
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Delete HOLA20' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^4 uses are deleted with it/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete the coupon' }));
  expect(await screen.findByText('The coupon is deleted.')).toBeInTheDocument();
});

test('a list that fails can be loaded again, and a search without a result can be cleared', async () => {
  const api = createApi();
  api.answer(couponCalls.listCoupons, () => {
    throw new AppError('UNAVAILABLE');
  });
  const { unmount } = await open(api);
  expect(await screen.findByText('Could not be loaded')).toBeInTheDocument();
  unmount();
  await open(createApi([]), '/admin/coupons?search=nada');
  expect(await screen.findByText('No coupon matches')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear the search' })).toBeInTheDocument();
});
