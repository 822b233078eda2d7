import { companies, resourcePages } from '@enlace/shared-contract';

import { community } from '../../lib/nav-groups';

export const companiesPages = resourcePages(companies, {
  name: 'companies',
  path: '/admin/companies',
  title: { en: 'Companies', es: 'Empresas', pt: 'Empresas' },
  add: { en: 'Add company', es: 'Añadir empresa', pt: 'Adicionar empresa' },
  edit: { en: 'Edit company', es: 'Editar empresa', pt: 'Editar empresa' },
  nav: { order: 220, icon: 'building', group: community },
});
