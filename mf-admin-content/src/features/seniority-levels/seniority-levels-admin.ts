import { admin as office } from '../../lib/admin';
import { seniorityLevels } from '../../lib/seniority-levels.slice';
import { seniorityLevelsTexts } from './texts';

export const admin = office.resource({
  handle: seniorityLevels,
  path: '/admin/seniority-levels',
  texts: seniorityLevelsTexts,
  columns: [
    { name: 'name', edits: 'name' },
    { name: 'rank', cell: 'number', edits: 'rank' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  sort: { by: 'rank', order: 'asc' },
  sections: {
    main: [
      { name: 'name', type: 'text' },
      { name: 'rank', type: 'number', width: 'half' },
    ],
  },
});
