import { packageCalls, type Feature, type Package } from '@enlace/shared-contract/packages';
import { createFakeApi, renderRemote, type FakeApi, type StageOptions } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';
import type { Price } from '../../features/packages/state/packages';

export const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-02T00:00:00.000Z' };

const roles = [
  { id: 1, name: 'admin', label: 'Team', members_count: 3, packages_count: 1, features_count: 0 },
  { id: 2, name: 'latinas', label: 'Latinas', members_count: 1480, packages_count: 2, features_count: 2 },
];

export const buildPackage = (fields: Partial<Package>): Package => ({
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
export function createApi(packages: readonly Package[] = usualPackages): FakeApi {
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

export const open = async (api: FakeApi, options: StageOptions = {}) => {
  const stage = await renderRemote(remote, pages, '/admin/packages?role_id=2', { api, ...options });
  await screen.findByRole('grid');
  return stage;
};
export const flag = (name: string) => screen.getByRole('switch', { name });
export const column = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
