import { publicTags as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const tags = createResource('public', contract);
