import * as z from 'zod/mini';

import { only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { countryCode, email, timeZone } from '../fields';
import * as field from '../record-fields';
import { listOf } from '../written-values';
import { chapterFields, chapterFilters, chapterReads, chapterSorts, chapterStatuses, leader } from './public-chapters';

/**
 * Local groups of the community (docs/SPECIFICATION.md, section 3). Leaders are members, attached and detached by id.
 */
export const chapters = defineResource({
  name: 'chapters',
  ...declareFields(
    {
      ...chapterFields,
      name: field.line(120),
      summary: field.text(300),
      description: field.detail(field.text(10_000)),
      status: field.oneOfOrDefault(chapterStatuses),
      city: field.line(120),
      state: field.text(120),
      country_code: { read: chapterFields.country_code, write: countryCode },
      latitude: field.number(-90, 90),
      longitude: field.number(-180, 180),
      timezone: { read: chapterFields.timezone, write: timeZone },
      languages: {
        read: chapterFields.languages,
        write: z.optional(listOf(z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.maxLength(10)))),
      },
      founded_on: field.day,
      email: field.detail({
        read: chapterFields.email.read,
        write: z.optional(z.nullable(z.union([z.literal(''), email]))),
      }),
      website: field.detail(field.url),
      linkedin: field.detail(field.linkedin),
      instagram: field.detail(field.instagram),
      /** Address of the group in a chat; only members of the chapter, its leaders and editors of chapters get it. */
      group_url: field.detail(field.optional(field.secureUrl)),
      chapter_leaders: field.relation('users', leader),
      translations: field.detail(field.translations),
    },
    { hasSeo: true, hasDrafts: true },
  ),
  // A filter would tell the address to viewers who do not get it.
  query: { group_url: false, has_group: false },
  filters: chapterFilters,
  sorts: chapterSorts,
  translatable: ['summary', 'description'],
  drops: ['show_chapters', 'chapter_name'],
  isSoftDeleted: true,
  wire: {
    ...chapterReads,
    add: wire.post('/api/addchapters', 'multipart', only(['admin'], 'chapters.add')),
    edit: wire.post(
      '/api/editchapters?id={id}',
      'multipart',
      only(['admin'], 'chapters.edit', { rows: 'chapters.lead' }),
    ),
    remove: wire.post('/api/deletechapter?id={id}', 'none', only(['admin'], 'chapters.remove')),
  },
});
