import { jobTypes as contract } from '@enlace/shared-contract/work';
import { createResource } from '@enlace/shared-data';

export const jobTypes = createResource('public', contract);
