import { packageCalls, type Feature, type Package, type PricedPackage } from '@enlace/shared-contract';
import { buildViewer, createFakeApi, renderRemote, type FakeApi, type StageOptions } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';
import type { Price } from './state/packages';

const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-02T00:00:00.000Z' };
const roles = [
  { id: 1, name: 'admin', label: 'Team', members_count: 3, packages_count: 1, features_count: 0 },
  { id: 2, name: 'latinas', label: 'Latinas', members_count: 1480, packages_count: 2, features_count: 2 },
];
const buildPackage = (fields: Partial<Package>): Package => ({
  id: 5,
  role_id: 2,
  role: 'latinas',
  name: 'Seed',
  slug: 'latinas-seed',
  description: null,
  price: 0,
  currency: 'USD',
  interval: 'month',
  position: 0,
  feature_ids: [],
  translations: { es: { name: 'Semilla' } },
  ...times,
  ...fields,
});
const buildFeature = (fields: Partial<Feature>): Feature => ({
  id: 7,
  role_id: 2,
  name: 'Mentoring',
  description: 'An hour a month with somebody who has been there.',
  data: { hours: 1, is_group: false },
  package_roles: [
    { package_id: 5, isEnabled: false },
    { package_id: 6, isEnabled: true },
  ],
  translations: { es: { name: 'Mentoría' } },
  ...times,
  ...fields,
});

const usualPackages = [
  buildPackage({ id: 1, role_id: 1, name: 'Staff' }),
  buildPackage({}),
  buildPackage({ id: 6, name: 'Bloom', slug: 'latinas-bloom', price: 1250, translations: {} }),
];

/** An API that stores flags, prices and features. */
function createApi(packages: readonly Package[] = usualPackages): FakeApi {
  const api = createFakeApi({});
  const storedData = {
    packages,
    features: [buildFeature({}), buildFeature({ id: 8, name: 'Job board', translations: {} })],
  };
  const setPrice = (id: number, price: number) => {
    storedData.packages = storedData.packages.map((each) => (each.id === id ? { ...each, price } : each));
  };
  const ofRole = <R extends { readonly role_id: number }>(
    rows: readonly R[],
    query: Readonly<Record<string, unknown>>,
  ) => rows.filter(({ role_id }) => role_id === Number(query['role_id']));
  api.answer(packageCalls.listPackageRoles, () => ({ data: roles }));
  api.answer(packageCalls.getRolePackages, ({ query }) => ({ data: ofRole(storedData.packages, query) }));
  api.answer(packageCalls.getFeatures, ({ query }) => ({ data: ofRole(storedData.features, query) }));
  api.answer(packageCalls.updateToggle, ({ body }) => {
    const [featureId, packageId] = [Number(body['featureId']), Number(body['packageId'])];
    storedData.features = storedData.features.map((each) => {
      const isIt = (role: { readonly package_id: number }) => each.id === featureId && role.package_id === packageId;
      const flag = { isEnabled: body['isEnabled'] === '1' };
      return { ...each, package_roles: each.package_roles.map((role) => (isIt(role) ? { ...role, ...flag } : role)) };
    });
    return { data: storedData.features.find(({ id }) => id === featureId), message: 'Saved' };
  });
  api.answer(packageCalls.updatePackage, ({ params, body }) => {
    setPrice(Number(params?.['id']), Number(body['price']));
    return { data: {}, message: 'Saved' };
  });
  api.answer(packageCalls.updateAllPackages, ({ body }) => {
    for (const { id, price } of body['packages'] as readonly Price[]) setPrice(id, price);
    return { data: [], message: 'Saved' };
  });
  api.answer(packageCalls.createFeature, ({ body }) => {
    const newFeature = buildFeature({ id: 9, name: String(body['name']), description: null });
    storedData.features = [...storedData.features, newFeature];
    return { data: newFeature, message: 'Saved' };
  });
  api.answer(packageCalls.updateFeature, ({ params }) => {
    const savedFeature = buildFeature({ name: 'Mentoring, two hours' });
    storedData.features = storedData.features.map((each) => (each.id === Number(params?.['id']) ? savedFeature : each));
    return { data: savedFeature, message: 'Saved' };
  });
  return api;
}

const open = async (api: FakeApi, options: StageOptions = {}) => {
  const stage = await renderRemote(remote, pages, '/admin/packages?role_id=2', { api, ...options });
  await screen.findByRole('grid');
  return stage;
};
const flag = (name: string) => screen.getByRole('switch', { name });
const column = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });

test('shows the features of a role by package, a tab for each role in the address, and how many people it reaches', async () => {
  const { user, where, api } = await open(createApi());
  expect(screen.getByRole('tab', { name: 'Latinas' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('1,480 people have this role')).toBeInTheDocument();
  expect(flag('Mentoring in Seed')).not.toBeChecked();
  expect(flag('Mentoring in Bloom')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Price of Bloom: $12.50' })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Administrators' }));
  await waitFor(() => expect(where()).toBe('/admin/packages'));
  expect(await screen.findByText('No features yet')).toBeInTheDocument();
  expect(api.sent(packageCalls.getFeatures).map(({ query }) => query['role_id'])).toEqual([2, 1]);
});

test('a price in a currency without a minor unit is shown and written in whole pesos', async () => {
  const pesos = buildPackage({ id: 6, name: 'Bloom', slug: 'latinas-bloom', price: 12_500, currency: 'CLP' });
  const api = createApi([pesos]);
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: /^Price of Bloom: CLP\s?12,500$/ }));
  const box = screen.getByRole('textbox', { name: 'Price of Bloom in CLP' });
  expect(box).toHaveValue('12500');
  await user.clear(box);
  await user.type(box, '12,50{Enter}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(api.sent(packageCalls.updatePackage)).toHaveLength(0);
  await user.clear(box);
  await user.type(box, '13.000{Enter}');
  await screen.findByRole('button', { name: /^Price of Bloom: CLP\s?13,000$/ });
  expect(api.sent(packageCalls.updatePackage).map(({ body }) => body)).toEqual([{ price: 13_000 }]);
});

test('a switch is shown at once, and sent as the specification writes it', async () => {
  const api = createApi();
  const release = api.hold(packageCalls.updateToggle);
  const { user } = await open(api);
  await user.click(flag('Mentoring in Seed'));
  expect(flag('Mentoring in Seed')).toBeChecked();
  expect(flag('Mentoring in Seed')).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(flag('Mentoring in Seed')).toHaveAttribute('aria-busy', 'false'));
  expect(api.sent(packageCalls.updateToggle).map(({ body }) => body)).toEqual([
    { featureId: '7', packageId: '5', isEnabled: '1' },
  ]);
});

test('a switch that the server refuses goes back, and says so', async () => {
  const api = createApi();
  api.fail(packageCalls.updateToggle, 'UNAVAILABLE', { userMessage: 'Come back later.' });
  const { user } = await open(api);
  await user.click(flag('Mentoring in Seed'));
  expect(await screen.findByText(/Mentoring could not be changed for Seed.*Come back later/)).toBeInTheDocument();
  expect(flag('Mentoring in Seed')).not.toBeChecked();
});

test('clicks on one cell go one after the other, and the last one counts; other cells do not wait', async () => {
  const api = createApi();
  const release = api.hold(packageCalls.updateToggle);
  const { user } = await open(api);
  for (let click = 0; click < 5; click += 1) await user.click(flag('Mentoring in Seed'));
  await user.click(flag('Job board in Seed'));
  expect(flag('Mentoring in Seed')).toBeChecked();
  expect(api.sent(packageCalls.updateToggle)).toHaveLength(2);
  release();
  await waitFor(() => expect(flag('Mentoring in Seed')).toHaveAttribute('aria-busy', 'false'));
  expect(api.sent(packageCalls.updateToggle)).toHaveLength(2);

  const again = api.hold(packageCalls.updateToggle);
  await user.click(flag('Mentoring in Seed'));
  await user.click(flag('Mentoring in Seed'));
  again();
  await waitFor(() => expect(flag('Mentoring in Seed')).toHaveAttribute('aria-busy', 'false'));
  expect(flag('Mentoring in Seed')).toBeChecked();
  expect(api.sent(packageCalls.updateToggle).map(({ body }) => body['isEnabled'])).toEqual(['1', '1', '0', '1']);
});

test('a failure under a newer click sends what is wanted now', async () => {
  const api = createApi();
  const release = api.hold(packageCalls.updateToggle);
  api.fail(packageCalls.updateToggle, 'NETWORK');
  const { user } = await open(api);
  await user.click(flag('Mentoring in Seed'));
  await user.click(flag('Mentoring in Seed'));
  release();
  await waitFor(() => expect(flag('Mentoring in Seed')).toHaveAttribute('aria-busy', 'false'));
  expect(api.sent(packageCalls.updateToggle).map(({ body }) => body['isEnabled'])).toEqual(['1', '0']);
  expect(screen.queryByText(/could not be changed/)).not.toBeInTheDocument();
});

test('the grid is walked with arrows, Home and End; Space switches', async () => {
  const { user, api } = await open(createApi());
  screen.getByRole('button', { name: 'Price of Seed: Free' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(flag('Mentoring in Seed')).toHaveFocus();
  await user.keyboard(' ');
  expect(flag('Mentoring in Seed')).toBeChecked();
  await user.keyboard('{End}');
  expect(flag('Mentoring in Bloom')).toHaveFocus();
  await user.keyboard('{ArrowDown}{Home}');
  expect(screen.getByRole('button', { name: 'Edit Job board' })).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(flag('Job board in Bloom')).toHaveFocus();
  await waitFor(() => expect(api.sent(packageCalls.updateToggle)).toHaveLength(1));
  const inTabOrder = within(screen.getByRole('grid'))
    .getAllByRole('switch')
    .filter((each) => each.tabIndex === 0);
  expect(inTabOrder).toHaveLength(1);
});

test('a price is edited in its place: Escape restores, Enter saves, the column says how it went', async () => {
  const api = createApi();
  const release = api.hold(packageCalls.updatePackage);
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Price of Bloom: $12.50' }));
  const field = screen.getByRole('textbox', { name: 'Price of Bloom in USD' });
  expect(field).toHaveFocus();
  await user.type(field, '99{Escape}');
  expect(screen.getByRole('button', { name: 'Price of Bloom: $12.50' })).toHaveFocus();

  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Price of Bloom in USD' }), 'much{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Write an amount like 12.50');
  await user.clear(screen.getByRole('textbox', { name: 'Price of Bloom in USD' }));
  await user.type(screen.getByRole('textbox', { name: 'Price of Bloom in USD' }), '19,99{Enter}');
  expect(column('Bloom')).toHaveTextContent('Saving');
  expect(column('Seed')).not.toHaveTextContent('Saving');
  release();
  expect(await screen.findByRole('button', { name: 'Price of Bloom: $19.99' })).toHaveFocus();
  expect(column('Bloom')).toHaveTextContent('Saved');
  expect(api.sent(packageCalls.updatePackage).map(({ params, body }) => [params, body])).toEqual([
    [{ id: 6 }, { price: 1999 }],
  ]);
});

test('a price that the server refuses keeps what was typed, with the reason at its cell', async () => {
  const api = createApi();
  api.fail(packageCalls.updatePackage, 'VALIDATION_FAILED', { fields: { price: ['Too much.'] } });
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Price of Bloom: $12.50' }));
  await user.type(screen.getByRole('textbox', { name: 'Price of Bloom in USD' }), '{Control>}a{/Control}900000{Enter}');
  const cell = (await screen.findByText('Too much.')).closest('td');
  expect(cell).toContainElement(screen.getByRole('textbox', { name: 'Price of Bloom in USD' }));
  expect(column('Bloom')).toHaveTextContent('Not saved');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Price of Bloom: $12.50' })).toBeInTheDocument();
  expect(column('Bloom')).not.toHaveTextContent('Not saved');
});

test('all prices are changed only after their difference has been seen', async () => {
  const api = createApi();
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Change prices' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Review' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Raise or lower all, in percent' }), '10{Enter}');
  await user.clear(dialog.getByRole('textbox', { name: 'Price of Seed in USD' }));
  await user.type(dialog.getByRole('textbox', { name: 'Price of Seed in USD' }), '3');
  await user.click(dialog.getByRole('button', { name: 'Review' }));
  expect(dialog.getByRole('row', { name: 'Bloom $12.50 $13.75 +$1.25' })).toBeInTheDocument();
  expect(api.sent(packageCalls.updateAllPackages)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Save 2 prices' }));
  expect(await screen.findByRole('button', { name: 'Price of Bloom: $13.75' })).toBeInTheDocument();
  expect(column('Seed')).toHaveTextContent('Saved');
  expect(api.sent(packageCalls.updateAllPackages)[0]?.body).toEqual({
    packages: [
      { id: 5, price: 300 },
      { id: 6, price: 1375 },
    ],
  });
});

test('prices that are changed while one of them is under way are sent after it', async () => {
  const api = createApi();
  const { user } = await open(api);
  const release = api.hold(packageCalls.updatePackage);
  await user.click(screen.getByRole('button', { name: 'Price of Bloom: $12.50' }));
  await user.keyboard('13{Enter}');
  await user.click(screen.getByRole('button', { name: 'Change prices' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByRole('textbox', { name: /Seed/ }));
  await user.type(dialog.getByRole('textbox', { name: /Seed/ }), '2');
  await user.clear(dialog.getByRole('textbox', { name: /Bloom/ }));
  await user.type(dialog.getByRole('textbox', { name: /Bloom/ }), '15');
  await user.click(dialog.getByRole('button', { name: /^Review|See/ }));
  await user.click(dialog.getByRole('button', { name: /2 prices/ }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(api.sent(packageCalls.updateAllPackages)).toHaveLength(0);
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(packageCalls.updateAllPackages).map(({ body }) => body)).toEqual([
    {
      packages: [
        { id: 5, price: 200 },
        { id: 6, price: 1500 },
      ],
    },
  ]);
  expect(screen.getByRole('button', { name: 'Price of Bloom: $15.00' })).toBeInTheDocument();
});

test('a new feature is appended, with its data and packages', async () => {
  const api = createApi();
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Add feature' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('This is needed.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Early tickets');
  await user.click(dialog.getByRole('tab', { name: 'Spanish' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Entradas antes');
  await user.click(dialog.getByRole('button', { name: 'Add entry' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name of entry 1' }), 'days');
  await user.type(dialog.getByRole('textbox', { name: 'Value of entry 1' }), '14');
  await user.click(dialog.getByRole('checkbox', { name: 'Bloom' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Early tickets has been saved.')).toBeInTheDocument();
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names.at(-1)).toBe('Early tickets');
  expect(api.sent(packageCalls.createFeature)[0]?.body).toEqual({
    name: 'Early tickets',
    description: '',
    role_id: 2,
    data: { days: 14 },
    package_roles: [{ package_id: 6, isEnabled: true }],
    translations: { es: { name: 'Entradas antes', description: '' }, pt: { name: '', description: '' } },
  });
});

test('data of a feature is merged: what changed is sent, what is gone as null', async () => {
  const api = createApi();
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Edit Mentoring' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByRole('textbox', { name: 'Value of entry 1' }));
  await user.type(dialog.getByRole('textbox', { name: 'Value of entry 1' }), '2');
  await user.click(dialog.getByRole('button', { name: 'Remove entry 2' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit Mentoring, two hours' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit Job board' })).toBeInTheDocument();
  expect(api.sent(packageCalls.updateFeature)[0]?.body).toMatchObject({
    data: { hours: 2, is_group: null },
    updated_at: times.updated_at,
  });
});

describe('the public price list', () => {
  const pricedPackage: PricedPackage = {
    ...buildPackage({ id: 6, name: 'Bloom', price: 1250 }),
    discounted_price: 1000,
  };
  const openList = async (api: FakeApi) => {
    const { user } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Price list' }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  test('is shown with a coupon', async () => {
    const api = createApi();
    const coupon = { code: 'HOLA20', percent: 20, amount: null, currency: null, expires_at: null, role_id: null };
    api.answer(packageCalls.listAllPackages, ({ query }) => ({
      data: [query['coupon'] === 'hola20' ? pricedPackage : { ...pricedPackage, discounted_price: 1250 }],
      meta: { coupon: query['coupon'] === 'hola20' ? coupon : null },
    }));
    const { user, dialog } = await openList(api);
    expect(await dialog.findByText('$12.50')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Coupon' }), 'hola20{Enter}');
    expect(await dialog.findByText('Coupon HOLA20: 20 % off')).toBeInTheDocument();
    expect(dialog.getByText('instead of $12.50')).toBeInTheDocument();
    expect(api.sent(packageCalls.listAllPackages).every(({ client }) => client === 'public')).toBe(true);
  });

  test.each([
    ['the message of the server', { body: { message: 'No more prices today.' } }, 'No more prices today.'],
    ['the message of the error', { body: null, message: 'Network Error' }, 'Network Error'],
  ])('says %s when it fails', async (_, error, message) => {
    const api = createApi();
    api.fail(packageCalls.listAllPackages, 'INTERNAL', error);
    const { dialog } = await openList(api);
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
  });

  test('says so when no data came', async () => {
    const api = createApi();
    api.answer(packageCalls.listAllPackages, () => ({ message: 'ok' }));
    const { dialog } = await openList(api);
    expect((await dialog.findAllByText('No data returned from server')).length).toBeGreaterThan(0);
  });
});

test('a failure to load is said as one, and can be tried again', async () => {
  const api = createApi();
  api.fail(packageCalls.getFeatures, 'UNAVAILABLE');
  const { user } = await renderRemote(remote, pages, '/admin/packages?role_id=2', { api });
  expect(await screen.findByRole('heading', { name: 'Could not be loaded' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid', { name: 'Features of Latinas by package' })).toBeInTheDocument();
});

test('whoever may only look finds nothing to press; names come in her language', async () => {
  const viewer = buildViewer({ roles: ['latinas'], permissions: ['packages.list'] });
  await renderRemote(remote, pages, '/admin/packages?role_id=2', { api: createApi(), viewer, locale: 'es' });
  expect(await screen.findByRole('switch', { name: 'Mentoría en Semilla' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Añadir función' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Precio de Semilla: Gratis' })).toHaveAttribute('aria-disabled', 'true');
});
