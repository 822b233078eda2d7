import { chapterMembers as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const chapterMembers = createResource('adminContent', contract, { client: 'authenticated' });
