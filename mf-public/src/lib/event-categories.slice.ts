import { publicEventCategories as contract } from '@enlace/shared-contract/events';
import { createResource } from '@enlace/shared-data';

export const eventCategories = createResource('public', contract);
