import { permissions as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const permissions = createResource('adminContent', contract, { client: 'authenticated' });
