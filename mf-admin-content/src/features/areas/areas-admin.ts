import { admin as office } from '../../lib/admin';
import { areas } from '../../lib/areas.slice';
import { areasTexts } from './texts';

export const admin = office.resource({
  handle: areas,
  path: '/admin/areas',
  texts: areasTexts,
  columns: [
    { name: 'name', detail: (row) => row.description, edits: 'name' },
    { name: 'color', cell: 'color', isMinor: true },
    { name: 'members_count', cell: 'number' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  sections: {
    main: [
      { name: 'name', type: 'text' },
      { name: 'description', type: 'textarea' },
      { name: 'color', type: 'color', width: 'half' },
    ],
  },
});
