import { companyCategories as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const companyCategories = createResource('adminContent', contract, { client: 'authenticated' });
