import { wireUrl } from '@enlace/shared-contract/calls';
import { roles } from '@enlace/shared-contract/identity';
import { lookupCap } from '@enlace/shared-contract/lists';
import { createResource } from '@enlace/shared-data';

import { lookupQuery } from './choices';

test('a picker asks for all rows, also where the list of the specification has ten', () => {
  const list = jest.fn(createResource('test', roles).list);
  lookupQuery({ of: { ...createResource('test', roles), list } }, 'en');
  const [query] = list.mock.calls[0] ?? [];
  expect(roles.wire.list.query).toEqual({ limit: '10' });
  expect(wireUrl(roles.wire.list, {}, query)).toContain(`limit=${lookupCap}`);
});
