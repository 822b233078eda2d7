import { areas as contract } from '@enlace/shared-contract/community';
import { createResource } from '@enlace/shared-data';

export const areas = createResource('public', contract);
