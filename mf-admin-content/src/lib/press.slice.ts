import { press as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const press = createResource('adminContent', contract, { client: 'authenticated' });
