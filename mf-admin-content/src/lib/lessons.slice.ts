import { lessons as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const lessons = createResource('adminContent', contract, { client: 'authenticated' });
