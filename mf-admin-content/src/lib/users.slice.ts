import { users as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const users = createResource('adminContent', contract, { client: 'authenticated' });
