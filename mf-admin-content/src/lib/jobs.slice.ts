import { jobs as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const jobs = createResource('adminContent', contract, { client: 'authenticated' });
