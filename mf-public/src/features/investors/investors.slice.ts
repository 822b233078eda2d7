import { investors as contract } from '@enlace/shared-contract/partners';
import { createResource } from '@enlace/shared-data';

export const investors = createResource('public', contract);
