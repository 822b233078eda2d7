import { packageCalls } from '@enlace/shared-contract/packages';
import { buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

const time = '2030-01-01T00:00:00.000Z';

const packageOf = (id: number, name: string, price: number, role = 'latinas') => ({
  id,
  role_id: role === 'latinas' ? 2 : 3,
  role,
  name,
  slug: `${role}-${name}`,
  description: `${name} text`,
  price,
  currency: 'USD',
  interval: 'month',
  position: id,
  feature_ids: [],
  created_at: time,
  updated_at: time,
});

const packages = [packageOf(1, 'Seed', 0), packageOf(2, 'Sprout', 500), packageOf(9, 'Talent', 9900, 'recruiters')];

const hola20 = {
  code: 'HOLA20',
  percent: 20,
  amount: null,
  currency: null,
  expires_at: null,
  role_id: null,
  duration: 'once',
  duration_months: null,
};

function open(path: string, viewer = buildViewer({ roles: ['latinas'] })) {
  const api = createFakeApi({}, { viewer });
  api.answer(packageCalls.getRolePackages, () => ({ data: packages }));
  api.answer(packageCalls.listPlanFeatures, () => ({
    data: [
      {
        id: 4,
        role_id: 2,
        name: 'CV review',
        description: null,
        data: {},
        created_at: time,
        updated_at: time,
        package_roles: [
          { package_id: 1, isEnabled: false },
          { package_id: 2, isEnabled: true },
        ],
      },
    ],
  }));
  return { api, page: renderRemote(remote, pages, path, { api, viewer, locale: 'en' }) };
}

test('compares the plans of a role in a table', async () => {
  await open('/plans').page;
  const row = await screen.findByRole('row', { name: /CV review/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => within(cell).getByRole('img').getAttribute('aria-label')),
  ).toEqual(['not included', 'included']);
  expect(screen.getByRole('link', { name: 'Choose Sprout' })).toHaveAttribute('href', '/my/membership?plan=2#change');
  expect(screen.queryByText('Talent text')).not.toBeInTheDocument();
});

test('a member of another role joins first', async () => {
  await open('/plans?role=recruiters').page;
  expect(await screen.findByRole('link', { name: 'Join with Talent' })).toHaveAttribute('href', '/register');
});

test('a coupon shows the reduced price, or why it gives nothing', async () => {
  const { api, page } = open('/plans?coupon=HOLA20');
  api.answer(packageCalls.listAllPackages, () => ({
    data: packages.map((row) => ({ ...row, discounted_price: row.price * 0.8 })),
    meta: { coupon: hola20 },
  }));
  const { user } = await page;
  expect(await screen.findByText('$4.00')).toBeInTheDocument();
  expect(screen.getByText('first payment')).toBeInTheDocument();
  expect(screen.getByText('instead of $5.00')).toBeInTheDocument();
  api.fail(packageCalls.listAllPackages, 'VALIDATION_FAILED', { fields: { coupon: ['This coupon has expired.'] } });
  await user.clear(screen.getByLabelText('Coupon'));
  await user.type(screen.getByLabelText('Coupon'), 'verano');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('This coupon has expired.')).toBeInTheDocument();
});

test('a coupon for several payments says how long it reduces', async () => {
  const { api, page } = open('/plans?coupon=HOLA20');
  api.answer(packageCalls.listAllPackages, () => ({
    data: packages.map((row) => ({ ...row, discounted_price: row.price * 0.8 })),
    meta: { coupon: { ...hola20, duration: 'repeating', duration_months: 3 } },
  }));
  await page;
  expect(await screen.findByText('per month, for 3 months')).toBeInTheDocument();
});
