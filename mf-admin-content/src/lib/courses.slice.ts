import { courses as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const courses = createResource('adminContent', contract, { client: 'authenticated' });
