import { founders as contract } from '@enlace/shared-contract/identity';
import { createResource } from '@enlace/shared-data';

export const founders = createResource('public', contract);

/** The same for recruiters (`isRecruiter`). */
export const foundersForRecruiters = createResource('public/recruiters', contract, { client: 'authenticated' });
