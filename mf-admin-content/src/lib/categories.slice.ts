import { categories as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const categories = createResource('adminContent', contract, { client: 'authenticated' });
