import { permissions } from '@enlace/shared-contract/identity';

import { lookupResource } from '../../../kit/lookup-resource';

export const permissionsResource = lookupResource(permissions, {
  table: 'permissions',
  columns: ['description'],
  isTranslated: false,
});
