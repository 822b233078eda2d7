import { permissions } from '@enlace/shared-contract';

import { lookupResource } from '../../../kit/lookup-resource';

export const permissionsResource = lookupResource(permissions, {
  table: 'permissions',
  columns: ['description'],
  isTranslated: false,
});
