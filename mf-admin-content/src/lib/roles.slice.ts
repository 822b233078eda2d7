import { roles as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const roles = createResource('adminContent', contract, { client: 'authenticated' });
