import { jobSkills as contract } from '@enlace/shared-contract/work';
import { createResource } from '@enlace/shared-data';

export const jobSkills = createResource('public', contract);
