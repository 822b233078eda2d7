import { packageCalls, versioningCalls, type Versioning } from '@enlace/shared-contract/packages';
import { createFakeApi, renderRemote, type FakeApi, type StageOptions } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

const change = (fields: Partial<Versioning>): Versioning => ({
  id: 1,
  role_id: 2,
  subject: 'package',
  subject_id: 6,
  name: 'Bloom',
  action: 'price',
  before: { price: 1250 },
  after: { price: 1999 },
  user: { id: 1, name: 'Inés Zúñiga' },
  created_at: '2026-03-10T12:00:00.000Z',
  ...fields,
});

function createApi(rows: readonly Versioning[], total = rows.length): FakeApi {
  const api = createFakeApi({});
  api.answer(versioningCalls.getVersionings, ({ query }) => ({
    data: rows,
    total,
    meta: { total, page: Number(query['page'] ?? 1), per_page: 25 },
  }));
  api.answer(packageCalls.listPackageRoles, () => ({
    data: [{ id: 2, name: 'latinas', label: 'Latinas', members_count: 9, packages_count: 2, features_count: 1 }],
  }));
  api.answer(packageCalls.getRolePackages, () => ({
    data: [
      {
        id: 6,
        role_id: 2,
        role: 'latinas',
        name: 'Bloom',
        slug: 'latinas-bloom',
        description: null,
        price: 1999,
        currency: 'USD',
        interval: 'month',
        position: 1,
        feature_ids: [],
        created_at: '2026-01-01T00:00:00.000Z',
        updated_at: '2026-01-01T00:00:00.000Z',
      },
    ],
  }));
  return api;
}

const open = (address: string, api: FakeApi, options: StageOptions = {}) =>
  renderRemote(remote, pages, address, { api, ...options });

test('says who changed what and when, with each field before and after', async () => {
  const rows = [
    change({}),
    change({
      id: 2,
      subject: 'feature',
      subject_id: 7,
      name: 'Mentoring',
      action: 'toggle',
      before: { package_roles: [{ package_id: 6, isEnabled: false }] },
      after: { package_roles: [{ package_id: 6, isEnabled: true }] },
      user: null,
    }),
  ];
  await open('/admin/versionings', createApi(rows));
  const [price, flag] = await screen.findAllByRole('listitem');
  if (price === undefined || flag === undefined) throw new Error('no rows');
  expect(within(price).getByRole('heading')).toHaveTextContent('Inés Zúñiga changed the price of Bloom');
  expect(await within(price).findByRole('row', { name: 'Price $12.50 $19.99' })).toBeInTheDocument();
  expect(within(price).getByText('Latinas')).toBeInTheDocument();
  expect(within(flag).getByRole('heading')).toHaveTextContent('Somebody who is no longer here switched Mentoring');
  expect(within(flag).getByRole('row', { name: 'Bloom off on' })).toBeInTheDocument();
});

test('role, day and page stand in the address, and a new choice begins at the first page', async () => {
  const api = createApi([change({})], 60);
  const { user, where } = await open('/admin/versionings?role_id=2&page=2', api);
  expect(await screen.findByText('60 changes')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /3/ })).toHaveAttribute('href', '/admin/versionings?role_id=2&page=3');
  const day = screen.getByLabelText('Up to and including');
  await user.type(day, '2026-03-31');
  await waitFor(() => expect(where()).toBe('/admin/versionings?role_id=2&created_at_to=2026-03-31'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'All roles');
  await waitFor(() => expect(where()).toBe('/admin/versionings?created_at_to=2026-03-31'));
  await waitFor(() =>
    expect(
      api
        .sent(versioningCalls.getVersionings)
        .map(({ query }) => [query['role_id'], query['created_at_to'], query['page']]),
    ).toEqual([
      [2, '', 2],
      [2, '2026-03-31', 1],
      [null, '2026-03-31', 1],
    ]),
  );
});

test('an empty history and one that cannot be loaded say so', async () => {
  const api = createApi([]);
  api.fail(versioningCalls.getVersionings, 'UNAVAILABLE');
  const { user } = await open('/admin/versionings', api, { locale: 'pt' });
  expect(await screen.findByRole('heading', { name: 'Não foi possível carregar' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nenhuma mudança' })).toBeInTheDocument();
});
