import { contentPages as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const contentPages = createResource('adminContent', contract, { client: 'authenticated' });
