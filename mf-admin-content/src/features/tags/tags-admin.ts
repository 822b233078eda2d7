import { admin as office } from '../../lib/admin';
import { tags } from '../../lib/tags.slice';
import { tagsTexts } from './texts';

export const admin = office.resource({
  handle: tags,
  path: '/admin/tags',
  texts: tagsTexts,
  columns: [
    { name: 'name', edits: 'name' },
    { name: 'slug', isMinor: true },
    { name: 'updated_at', cell: 'date' },
  ],
  sections: { main: [{ name: 'name', type: 'text' }] },
});
