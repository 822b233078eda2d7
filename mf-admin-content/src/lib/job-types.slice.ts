import { jobTypes as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const jobTypes = createResource('adminContent', contract, { client: 'authenticated' });
