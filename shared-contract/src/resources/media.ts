import * as z from 'zod/mini';

import { anyone, only } from '../access';
import { defineResource, wire } from '../define-resource';
import { id, timestamp } from '../fields';
import { abilitiesSchema } from '../list-query';

export const mediaKinds = ['image', 'document'] as const;

/** One size of a picture, or the document itself. Widths and heights in pixels. */
const variant = z.object({
  url: z.string(),
  mime: z.string(),
  bytes: z.number(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});

/**
 * Files that came with forms (SPEC §7, Media). A file is stored once however often it is sent; its addresses carry its
 * content's hash and never change. The back office's own calls lie under /api/v2.
 */
export const media = defineResource({
  name: 'media',
  entity: z.object({
    id,
    kind: z.enum(mediaKinds),
    url: z.string(),
    mime: z.string(),
    bytes: z.number(),
    width: z.nullable(z.number()),
    height: z.nullable(z.number()),
    /** Ready for the attribute of that name; null for a document. */
    srcset: z.nullable(z.string()),
    variants: z.array(variant),
    /** What it shows, by language. */
    alt: z.record(z.string(), z.string()),
    /** Of the content as it was sent, SHA-256. */
    hash: z.string(),
    /** Rows that show the file. */
    used_in: z.array(z.object({ resource: z.string(), id: z.number(), label: z.string() })),
    created_by: z.optional(z.nullable(z.object({ id, name: z.string() }))),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.optional(abilitiesSchema),
  }),
  write: z.object({
    alt: z.optional(z.partialRecord(z.enum(['en', 'es', 'pt']), z.string().check(z.maxLength(300)))),
  }),
  filters: z.object({
    kind: z.optional(z.enum(mediaKinds)),
    /** `yes`: shown by some row; `no`: by none. */
    used: z.optional(z.enum(['yes', 'no'])),
  }),
  sorts: ['created_at', 'bytes', 'updated_at'],
  wire: {
    list: wire.get('/api/media/list', anyone, { order: 'desc' }),
    get: wire.get('/api/v2/media/{id}', anyone),
    edit: wire.post('/api/v2/media/edit?id={id}', 'json', only(['admin'], 'media.edit')),
  },
});
