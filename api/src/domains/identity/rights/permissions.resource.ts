import { permissions } from '@enlace/shared-contract/identity';

import { lookupResource } from '../../../kit/core/table/lookup-resource';

export const permissionsResource = lookupResource(permissions, {
  table: 'permissions',
  columns: ['description'],
  isTranslated: false,
});
