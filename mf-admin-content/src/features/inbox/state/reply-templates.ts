import { replyTemplates as contract } from '@enlace/shared-contract';
import { createResource, type Need } from '@enlace/shared-data';

/** Texts that entries are answered with. */
export const replyTemplates = createResource('adminContent', contract, { client: 'authenticated' });

export const templatesNeed: Need = replyTemplates.list({});
