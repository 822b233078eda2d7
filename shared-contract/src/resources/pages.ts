import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { footerGroupNames } from '../footer-groups';
import * as field from '../record-fields';

/** Where the site's navigation shows a page: nowhere, in the menu, or in a group of the footer. */
export const pageNavPlaces = ['none', 'menu', ...footerGroupNames] as const;

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
      nav_place: field.oneOfOrDefault(pageNavPlaces),
      /** Place among the other links, from 0 to 99; links of the site itself have 10, 20, 30 … */
      nav_order: field.wholeNumberOr(50, 0, 99),
      /** Text of the link; the title when it is missing. */
      nav_label: field.text(40),
      translations: field.detail(field.translations),
    },
    { hasSeo: true, hasDrafts: true },
  ),
  filters: z.object({
    role: z.optional(z.string().check(z.maxLength(60))),
    slug: z.optional(z.string().check(z.maxLength(200))),
    nav_place: z.optional(z.enum(pageNavPlaces)),
  }),
  sorts: ['created_at', 'title', 'updated_at', 'nav_place'],
  translatable: ['title', 'nav_label', 'summary', 'body'],
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
