import { jobLocations as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const jobLocations = createResource('adminContent', contract, { client: 'authenticated' });
