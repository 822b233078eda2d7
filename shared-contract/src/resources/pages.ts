import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import * as field from '../record-fields';

/**
 * Pages that editors write (docs/SPECIFICATION.md, section 3). A page with roles or permissions answers
 * UNAUTHENTICATED to visitors and FORBIDDEN to others, and is missing in their lists. (The pages of remotes are
 * `pageSchema`.)
 */
export const contentPages = defineResource({
  name: 'pages',
  ...declareFields(
    {
      title: field.line(200),
      slug: z.string(),
      summary: field.text(500),
      /** HTML, cleaned by the API. */
      body: field.detail(field.text(60_000)),
      /** Roles or permissions of readers; empty for the public. */
      roles: field.relation('roles'),
      permissions: field.relation('permissions'),
      translations: field.detail(field.translations),
    },
    { hasSeo: true, hasDrafts: true },
  ),
  filters: z.object({
    role: z.optional(z.string().check(z.maxLength(60))),
    slug: z.optional(z.string().check(z.maxLength(200))),
  }),
  sorts: ['created_at', 'title', 'updated_at'],
  translatable: ['title', 'summary', 'body'],
  richText: ['body'],
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/pages/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/pages/get/{id}', publicAccess),
    add: wire.post('/api/addpage', 'multipart', only(['admin'], 'pages.add')),
    edit: wire.post('/api/editpage?id={id}', 'multipart', only(['admin'], 'pages.edit')),
    remove: wire.post('/api/deletepage?id={id}', 'none', only(['admin'], 'pages.remove')),
    hardRemove: wire.post('/api/v2/pages/erase?id={id}', 'none', only(['admin'], 'pages.hardRemove')),
  },
});
