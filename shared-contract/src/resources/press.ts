import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { defineResource, wire } from '../define-resource';
import { fileInput, id, image, line, optionalText, optionalUrl, timestamp, translations } from '../fields';
import { abilitiesSchema } from '../list-query';

export const pressKinds = ['article', 'interview', 'podcast', 'video', 'radio'] as const;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const language = z.string().check(z.regex(/^[a-z]{2,3}$/));

/**
 * Publications of others about the community (docs/SPECIFICATION.md, section 3). Title and quote stay in their
 * original language; the summary is translated.
 */
export const press = defineResource({
  name: 'press',
  entity: z.object({
    id,
    title: z.string(),
    /** Paper, magazine, station. */
    outlet: z.string(),
    kind: z.enum(pressKinds),
    url: z.nullable(z.string()),
    /** `YYYY-MM-DD`. */
    published_on: z.string(),
    /** The author's name, as in the publication. */
    author: z.nullable(z.string()),
    /** A sentence of it, word for word. */
    quote: z.nullable(z.string()),
    /** Of title and quote: ISO 639-1. */
    language: z.string(),
    summary: z.nullable(z.string()),
    cover: z.nullable(image),
    translations: z.optional(translations),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.optional(abilitiesSchema),
  }),
  write: z.object({
    title: line(300),
    outlet: line(160),
    kind: z.optional(z.enum(pressKinds)),
    url: optionalUrl,
    published_on: day,
    author: optionalText(160),
    quote: optionalText(600),
    language: z.optional(language),
    summary: optionalText(600),
    cover: fileInput,
    /** What an uploaded picture shows, in words. */
    cover_alt: optionalText(300),
    translations,
  }),
  filters: z.object({
    kind: z.optional(z.enum(pressKinds)),
    language: z.optional(language),
    year: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  }),
  sorts: ['published_on', 'created_at', 'title', 'outlet', 'updated_at'],
  translatable: ['summary'],
  wire: {
    list: wire.get('/api/press/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/press/get/{id}', publicAccess),
    add: wire.post('/api/addpress', 'multipart', only(['admin'], 'press.add')),
    edit: wire.post('/api/editpress?id={id}', 'multipart', only(['admin'], 'press.edit')),
    remove: wire.post('/api/deletepress?id={id}', 'none', only(['admin'], 'press.remove')),
  },
});
