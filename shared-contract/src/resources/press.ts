import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { calendarDay } from '../fields';
import * as field from '../record-fields';

export const pressKinds = ['article', 'interview', 'podcast', 'video', 'radio'] as const;

const language = z.string().check(z.regex(/^[a-z]{2,3}$/));

/**
 * Publications of others about the community (docs/SPECIFICATION.md, section 3). Title and quote stay in their
 * original language; the summary is translated.
 */
export const press = defineResource({
  name: 'press',
  ...declareFields({
    title: field.line(300),
    /** Paper, magazine, station. */
    outlet: field.line(160),
    kind: field.oneOfOrDefault(pressKinds),
    url: field.url,
    /** `YYYY-MM-DD`. */
    published_on: { read: z.string(), write: calendarDay },
    /** The author's name, as in the publication. */
    author: field.text(160),
    /** A sentence of it, word for word. */
    quote: field.text(600),
    /** Of title and quote: ISO 639-1. */
    language: { read: z.string(), write: z.optional(language) },
    summary: field.text(600),
    cover: field.picture,
    translations: field.translations,
  }),
  filters: z.object({
    kind: z.optional(z.enum(pressKinds)),
    language: z.optional(language),
    year: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  }),
  sorts: ['published_on', 'created_at', 'title', 'outlet', 'updated_at', 'kind'],
  translatable: ['summary'],
  wire: {
    list: wire.get('/api/press/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/press/get/{id}', publicAccess),
    add: wire.post('/api/addpress', 'multipart', only(['admin'], 'press.add')),
    edit: wire.post('/api/editpress?id={id}', 'multipart', only(['admin'], 'press.edit')),
    remove: wire.post('/api/deletepress?id={id}', 'none', only(['admin'], 'press.remove')),
  },
});
