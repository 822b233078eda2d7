import { companyCategories, resourcePages } from '@enlace/shared-contract';

import { taxonomy } from '../../lib/nav-groups';

export const companyCategoriesPages = resourcePages(companyCategories, {
  name: 'company-categories',
  path: '/admin/company-categories',
  title: { en: 'Company categories', es: 'Categorías de empresas', pt: 'Categorias de empresas' },
  add: { en: 'Add category', es: 'Añadir categoría', pt: 'Adicionar categoria' },
  edit: { en: 'Edit category', es: 'Editar categoría', pt: 'Editar categoria' },
  nav: { order: 430, icon: 'building', group: taxonomy },
});
