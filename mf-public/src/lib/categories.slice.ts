import { categories as contract } from '@enlace/shared-contract/editorial';
import { createResource } from '@enlace/shared-data';

export const categories = createResource('public', contract);
