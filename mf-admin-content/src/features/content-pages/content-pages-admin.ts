import { admin as office } from '../../lib/admin';
import { contentPages } from '../../lib/content-pages.slice';
import { permissions } from '../../lib/permissions.slice';
import { roles } from '../../lib/roles.slice';
import { contentPagesTexts } from './texts';

export const admin = office.resource({
  handle: contentPages,
  path: '/admin/pages',
  texts: contentPagesTexts,
  columns: [
    { name: 'title', detail: (row) => `/pages/${row.slug}`, edits: 'title' },
    { name: 'roles', cell: 'names', isMinor: true },
    { name: 'updated_at', cell: 'date' },
  ],
  sections: {
    words: [
      { name: 'title', type: 'text' },
      { name: 'summary', type: 'textarea', rows: 2 },
      { name: 'body', type: 'richText' },
    ],
    access: [
      { name: 'roles', type: 'relation', of: roles },
      { name: 'permissions', type: 'relation', of: permissions },
    ],
  },
});
