import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { id, image, timestamp } from '../fields';
import * as field from '../record-fields';

const nullableText = z.nullable(z.string());
const namedPage = z.object({ id, name: z.string(), slug: z.string() });
const titledPage = z.object({ id, title: z.string(), slug: z.string() });

/**
 * Speakers, leaders, instructors, authors and founders with a page of their own. Each has chosen it (`has_page` of the
 * user); fields that the viewer may not read are null. The slug ends with the id, so it stays valid after a change of
 * the name.
 */
export const people = defineResource({
  name: 'people',
  ...declareFields({
    name: z.string(),
    slug: z.string(),
    headline: nullableText,
    company: nullableText,
    city: nullableText,
    country_code: nullableText,
    country: nullableText,
    avatar: z.nullable(image),
    is_founder: z.boolean(),
    bio: field.detail({ read: nullableText }),
    linkedin: field.detail({ read: nullableText }),
    /** Events with this speaker, the newest first. */
    talks: field.detail({
      read: z.array(z.extend(titledPage, { starts_at: timestamp, timezone: z.string(), speaker_role: z.string() })),
    }),
    /** Chapters that the person leads. */
    chapters: field.detail({ read: z.array(namedPage) }),
    courses: field.detail({ read: z.array(titledPage) }),
    /** Published stories, the newest first. */
    articles: field.detail({ read: z.array(z.extend(titledPage, { published_at: timestamp })) }),
  }),
  filters: z.object({ slug: z.optional(z.string().check(z.maxLength(200))) }),
  sorts: ['name', 'created_at'],
  wire: {
    list: wire.get('/api/v2/people/list', publicAccess, { order: 'asc' }),
    get: wire.get('/api/v2/people/get/{id}', publicAccess),
  },
});
