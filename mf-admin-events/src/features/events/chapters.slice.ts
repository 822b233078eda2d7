import { chapters as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

/** Only for the filter. */
export const chapters = createResource('adminEvents', contract);
