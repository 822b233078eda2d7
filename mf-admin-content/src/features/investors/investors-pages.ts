import { investors, resourcePages } from '@enlace/shared-contract';

import { community } from '../../lib/nav-groups';

export const investorsPages = resourcePages(investors, {
  name: 'investors',
  path: '/admin/investors',
  title: { en: 'Investors', es: 'Inversionistas', pt: 'Investidoras' },
  add: { en: 'Add investor', es: 'Añadir inversionista', pt: 'Adicionar investidora' },
  edit: { en: 'Edit investor', es: 'Editar inversionista', pt: 'Editar investidora' },
  nav: { order: 230, icon: 'star', group: community },
});
