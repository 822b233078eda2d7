import { usersLost as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const usersLost = createResource('adminContent', contract, { client: 'authenticated' });
