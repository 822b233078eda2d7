import { publicEventCategories as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const eventCategories = createResource('public', contract);
