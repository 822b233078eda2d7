import { jefaPerks as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const jefaPerks = createResource('adminContent', contract, { client: 'authenticated' });
