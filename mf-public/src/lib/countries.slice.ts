import { countries as contract } from '@enlace/shared-contract/community';
import { createResource } from '@enlace/shared-data';

export const countries = createResource('public', contract);
