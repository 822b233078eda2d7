import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { defineResource, wire } from '../define-resource';
import { fileList, id, image, line, optionalText, timestamp, translations } from '../fields';
import { abilitiesSchema } from '../list-query';

/**
 * Perks of companies for employees, for example "Four-day week"; also a lookup list (docs/SPECIFICATION.md, section
 * 3).
 */
export const perks = defineResource({
  name: 'perks',
  entity: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    /** What it means, in a sentence or two. */
    description: z.nullable(z.string()),
    gallery_featured_images: z.array(image),
    /** Companies that offer it. */
    companies_count: z.number(),
    translations: z.optional(translations),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.optional(abilitiesSchema),
  }),
  write: z.object({
    name: line(120),
    description: optionalText(1000),
    /** Pictures, or ids of media. */
    attach_gallery_featured_images: fileList,
    /** What the uploaded pictures show, in words. */
    gallery_featured_images_alt: optionalText(300),
    /** Pictures of the gallery, by their addresses. */
    detach_gallery_featured_images: fileList,
    translations,
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
