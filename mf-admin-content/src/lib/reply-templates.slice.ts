import { replyTemplates as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const replyTemplates = createResource('adminContent', contract, { client: 'authenticated' });
