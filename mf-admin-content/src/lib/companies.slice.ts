import { companies as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const companies = createResource('adminContent', contract, { client: 'authenticated' });
