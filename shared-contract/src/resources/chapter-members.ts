import * as z from 'zod/mini';

import { only } from '../access';
import { defineResource, wire } from '../define-resource';
import { id } from '../fields';

const access = only(['admin'], 'chapters.edit', { rows: 'chapters.lead' });

/**
 * Who could lead a chapter, for the form of chapters: to a leader the members of the chapters that she leads, by what
 * they show everybody; to whoever edits all chapters, all members.
 */
export const chapterMembers = defineResource({
  name: 'chapter_members',
  entity: z.object({
    id,
    name: z.string(),
    /** What tells two of one name apart: an address for whoever may list people, else a headline that is public. */
    detail: z.nullable(z.string()),
  }),
  write: z.object({}),
  filters: z.object({}),
  sorts: ['name'],
  wire: {
    list: wire.get('/api/v2/chapter_members/list', access),
    get: wire.get('/api/v2/chapter_members/get/{id}', access),
  },
});
