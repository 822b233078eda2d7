import { admin as office } from '../../lib/admin';
import { perks } from '../../lib/perks.slice';
import { perksTexts } from './texts';

export const admin = office.resource({
  handle: perks,
  path: '/admin/perks',
  texts: perksTexts,
  columns: [
    { name: 'name', detail: (row) => row.description, edits: 'name' },
    { name: 'companies_count', cell: 'number' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  sections: {
    main: [
      { name: 'name', type: 'text' },
      { name: 'description', type: 'textarea', rows: 3 },
    ],
    pictures: [{ name: 'gallery_featured_images', type: 'gallery' }],
  },
});
