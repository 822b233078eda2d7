import { jobSkills as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const jobSkills = createResource('adminContent', contract, { client: 'authenticated' });
