import { investors as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const investors = createResource('adminContent', contract, { client: 'authenticated' });
