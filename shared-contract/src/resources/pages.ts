import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { defineResource, wire } from '../define-resource';
import { draftFields } from '../draft-fields';
import { id, idList, line, namedRow, optionalText, timestamp, translations } from '../fields';
import { abilitiesSchema } from '../list-query';
import { omitAll } from '../omit-all';
import { seoSchema } from '../seo';

const { title: _title, ...seoFields } = seoSchema.shape;
const withoutSeo = omitAll(seoFields);

const page = z.extend(z.object(seoFields), {
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.nullable(z.string()),
  /** HTML, cleaned by the API. */
  body: z.nullable(z.string()),
  /** Roles or permissions of readers; empty for the public. */
  roles: z.array(namedRow),
  permissions: z.array(namedRow),
  seo_title: z.optional(z.nullable(z.string())),
  translations: z.optional(translations),
  created_at: timestamp,
  updated_at: timestamp,
  ...draftFields,
  abilities: z.optional(abilitiesSchema),
});

/** What a list shows of a page: no body, no head data. */
const pageRow = z.omit(page, { body: true, translations: true, seo_title: true, ...withoutSeo });

/**
 * Pages that editors write (docs/SPECIFICATION.md, section 3). A page with roles or permissions answers
 * UNAUTHENTICATED to visitors and FORBIDDEN to others, and is missing in their lists. (The pages of remotes are
 * `pageSchema`.)
 */
export const contentPages = defineResource({
  name: 'pages',
  entity: page,
  listEntity: pageRow,
  write: z.extend(z.object(seoFields), {
    title: line(200),
    summary: optionalText(500),
    body: optionalText(60_000),
    attach_roles: idList,
    detach_roles: idList,
    attach_permissions: idList,
    detach_permissions: idList,
    seo_title: optionalText(200),
    translations,
  }),
  filters: z.object({
    role: z.optional(z.string().check(z.maxLength(60))),
    slug: z.optional(z.string().check(z.maxLength(200))),
  }),
  sorts: ['created_at', 'title', 'updated_at'],
  translatable: ['title', 'summary', 'body'],
  richText: ['body'],
  relations: [
    { field: 'roles', attach: 'attach_roles', detach: 'detach_roles', target: 'roles' },
    {
      field: 'permissions',
      attach: 'attach_permissions',
      detach: 'detach_permissions',
      target: 'permissions',
    },
  ],
  hasSeo: true,
  isSoftDeleted: true,
  hasDrafts: true,
  wire: {
    list: wire.get('/api/pages/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/pages/get/{id}', publicAccess),
    add: wire.post('/api/addpage', 'multipart', only(['admin'], 'pages.add')),
    edit: wire.post('/api/editpage?id={id}', 'multipart', only(['admin'], 'pages.edit')),
    remove: wire.post('/api/deletepage?id={id}', 'none', only(['admin'], 'pages.remove')),
  },
});
