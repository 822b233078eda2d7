import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import * as field from '../record-fields';

/**
 * Perks of companies for employees, for example "Four-day week"; also a lookup list (docs/SPECIFICATION.md, section
 * 3).
 */
export const perks = defineResource({
  name: 'perks',
  ...declareFields({
    name: field.line(120),
    slug: z.string(),
    /** What it means, in a sentence or two. */
    description: field.text(1000),
    gallery_featured_images: field.gallery,
    /** Companies that offer it. */
    companies_count: z.number(),
    translations: field.translations,
  }),
  filters: z.object({ slug: z.optional(z.string().check(z.maxLength(200))) }),
  sorts: ['created_at', 'name', 'updated_at', 'companies_count'],
  translatable: ['name', 'description'],
  wire: {
    list: wire.get('/api/perks/list', publicAccess),
    get: wire.get('/api/perks/get/{id}', publicAccess),
    add: wire.post('/api/addperk', 'multipart', only(['admin'], 'perks.add')),
    edit: wire.post('/api/editperk?id={id}', 'multipart', only(['admin'], 'perks.edit')),
    remove: wire.post('/api/deleteperk?id={id}', 'none', only(['admin'], 'perks.remove')),
  },
});
