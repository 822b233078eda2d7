import { perks as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const perks = createResource('adminContent', contract, { client: 'authenticated' });
