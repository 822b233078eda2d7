import { roles } from '@enlace/shared-contract/identity';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { RoleName } from '../../lib/role-names';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/roles', en, {
  es: () => import(/* webpackChunkName: "roles-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "roles-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: roles,
  texts,
  columns: [
    { name: 'label', cell: (row) => <RoleName role={row} />, detail: (row) => (row.is_fixed ? null : row.name) },
    { name: 'description', isMinor: true },
    { name: 'permissions', isNumber: true, cell: (row, { formats }) => formats.number(row.permissions.length) },
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
