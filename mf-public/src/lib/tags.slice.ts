import { publicTags as contract } from '@enlace/shared-contract/community';
import { createResource } from '@enlace/shared-data';

export const tags = createResource('public', contract);
