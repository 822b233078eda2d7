import * as z from 'zod/mini';

import { only } from '../access';
import { defineResource, wire } from '../define-resource';
import { id, idInput, yesNo } from '../fields';

const access = only(['admin'], 'chapters.edit', { rows: 'chapters.lead' });

/**
 * Possible leaders of a chapter, for its form. A leader gets the members of the own chapters with their public
 * fields; a user who may edit all chapters gets all members.
 */
export const chapterMembers = defineResource({
  name: 'chapter_members',
  entity: z.object({
    id,
    name: z.string(),
    /** Distinguishes equal names: an address for users who may list members, else the public headline. */
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

/**
 * Values of an edit that takes the last leader from a chapter, beside the fields: `editchapters`, and `editusers` with
 * another `chapter_id`. Without any, such an edit returns LAST_LEADER.
 */
export const lastLeaderExtras = z.object({
  /** Member of the chapter who leads it from now on; for `editusers`. */
  successor_id: z.optional(idInput),
  /** The chapter has no leader afterwards. */
  confirms_no_leader: z.optional(yesNo),
});
