import { admin as office } from '../../lib/admin';
import { roles } from '../../lib/roles.slice';
import { rolesTexts } from './texts';

export const admin = office.resource({
  handle: roles,
  path: '/admin/roles',
  texts: rolesTexts,
  columns: [
    { name: 'label', cell: (row) => row.label ?? row.name, detail: (row) => row.name },
    { name: 'description', isMinor: true },
    { name: 'permissions', cell: (row, { formats }) => formats.number(row.permissions.length) },
    {
      name: 'is_fixed',
      cell: (row, { words }) => words(row.is_fixed ? 'options.is_fixed.true' : 'options.is_fixed.false'),
    },
  ],
  sections: {
    main: [
      { name: 'name', type: 'text', width: 'half' },
      { name: 'label', type: 'text', width: 'half' },
      { name: 'description', type: 'textarea', rows: 2 },
    ],
  },
  actions: [{ name: 'rights', icon: 'lock', to: () => '/admin/permissions' }],
  sort: { by: 'id', order: 'asc' },
});
