import { chapterPeople as contract } from '@enlace/shared-contract/community';
import { createResource } from '@enlace/shared-data';

export const chapterPeople = createResource('public', contract);
