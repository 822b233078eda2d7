import { chapters as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const chapters = createResource('public', contract);
