import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { defineResource, wire } from '../define-resource';
import { fileList, id, image, line, optionalDay, optionalText, optionalUrl, timestamp, translations } from '../fields';
import { abilitiesSchema } from '../list-query';

/** What a member perk is for. */
export const jefaPerkKinds = ['learning', 'tools', 'career', 'wellbeing', 'travel'] as const;

/**
 * Perks of partners for members, for example half the price of a course (docs/SPECIFICATION.md, section 3). The list
 * is public and contains no codes; a member requests one.
 */
export const jefaPerks = defineResource({
  name: 'jefa_perks',
  entity: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    /** Who gives it. */
    partner: z.string(),
    kind: z.enum(jefaPerkKinds),
    /** What is given, in a few words: `50 % off`, `Two free months`. */
    benefit: z.string(),
    description: z.nullable(z.string()),
    /** Page of the partner about it. */
    url: z.nullable(z.string()),
    /** Last day, `YYYY-MM-DD`; null: until further notice. */
    ends_on: z.nullable(z.string()),
    gallery_featured_images: z.array(image),
    translations: z.optional(translations),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.optional(abilitiesSchema),
  }),
  write: z.object({
    name: line(160),
    partner: line(160),
    kind: z.enum(jefaPerkKinds),
    benefit: line(80),
    description: optionalText(2000),
    url: optionalUrl,
    ends_on: optionalDay,
    /** Pictures, or ids of media. */
    attach_gallery_featured_images: fileList,
    /** What the uploaded pictures show, in words. */
    gallery_featured_images_alt: optionalText(300),
    /** Pictures of the gallery, by their addresses. */
    detach_gallery_featured_images: fileList,
    translations,
  }),
  filters: z.object({
    kind: z.optional(z.enum(jefaPerkKinds)),
    /** `current`: still to be had today; `past`: over. */
    when: z.optional(z.enum(['current', 'past'])),
  }),
  sorts: ['created_at', 'name', 'partner', 'ends_on', 'kind', 'updated_at'],
  translatable: ['name', 'benefit', 'description'],
  wire: {
    list: wire.get('/api/jefa_perks/list', publicAccess),
    get: wire.get('/api/jefa_perks/get/{id}', publicAccess),
    add: wire.post('/api/addJefaPerk', 'multipart', only(['admin'], 'jefa_perks.add')),
    edit: wire.post('/api/editjefaperk?id={id}', 'multipart', only(['admin'], 'jefa_perks.edit')),
    remove: wire.post('/api/deleteJefaperk?id={id}', 'none', only(['admin'], 'jefa_perks.remove')),
  },
});
