import { press as contract } from '@enlace/shared-contract/editorial';
import { createResource } from '@enlace/shared-data';

export const press = createResource('public', contract);
