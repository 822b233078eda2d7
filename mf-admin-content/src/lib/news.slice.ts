import { news as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const news = createResource('adminContent', contract, { client: 'authenticated' });
