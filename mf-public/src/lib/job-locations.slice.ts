import { jobLocations as contract } from '@enlace/shared-contract/work';
import { createResource } from '@enlace/shared-data';

export const jobLocations = createResource('public', contract);
