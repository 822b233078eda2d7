import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import * as field from '../record-fields';

/** What a member perk is for. */
export const jefaPerkKinds = ['learning', 'tools', 'career', 'wellbeing', 'travel'] as const;

/**
 * Perks of partners for members, for example half the price of a course (docs/SPECIFICATION.md, section 3). The list
 * is public and contains no codes; a member requests one.
 */
export const jefaPerks = defineResource({
  name: 'jefa_perks',
  ...declareFields({
    name: field.line(160),
    slug: z.string(),
    /** Who gives it. */
    partner: field.line(160),
    kind: field.oneOf(jefaPerkKinds),
    /** What is given, in a few words: `50 % off`, `Two free months`. */
    benefit: field.line(80),
    description: field.text(2000),
    /** Page of the partner about it. */
    url: field.url,
    /** Last day; without it the perk has no end. */
    ends_on: field.day,
    gallery_featured_images: field.gallery,
    translations: field.translations,
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
