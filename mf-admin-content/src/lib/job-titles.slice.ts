import { jobTitles as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const jobTitles = createResource('adminContent', contract, { client: 'authenticated' });
