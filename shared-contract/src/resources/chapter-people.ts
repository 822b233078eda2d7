import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { id, image, timestamp } from '../common-fields';
import { defineResource, wire } from '../define-resource';

/**
 * Members who agreed to be shown on the page of their chapter (`is_shown_in_chapter` of the user). Fields that the
 * viewer may not read are null.
 */
export const chapterPeople = defineResource({
  name: 'chapter_people',
  entity: z.object({
    id,
    name: z.string(),
    /** Address of the person's page (`people`); null without one. */
    slug: z.nullable(z.string()),
    headline: z.nullable(z.string()),
    avatar: z.nullable(image),
    created_at: timestamp,
  }),
  write: z.object({}),
  filters: z.object({
    /** Slug of the chapter. */
    chapter: z.optional(z.string().check(z.maxLength(200))),
  }),
  sorts: ['created_at', 'name'],
  query: { slug: false, headline: false },
  wire: {
    list: wire.get('/api/v2/chapter_people/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/v2/chapter_people/get/{id}', publicAccess),
  },
});

/** What only members of a chapter and its editors read of it. */
export const chapterGroupSchema = z.object({ group_url: z.optional(z.nullable(z.string())) });
