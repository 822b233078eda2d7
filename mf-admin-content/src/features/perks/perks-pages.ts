import { perks, resourcePages } from '@enlace/shared-contract';

import { taxonomy } from '../../lib/nav-groups';

export const perksPages = resourcePages(perks, {
  name: 'perks',
  path: '/admin/perks',
  title: { en: 'Perks', es: 'Beneficios', pt: 'Benefícios' },
  add: { en: 'Add perk', es: 'Añadir beneficio', pt: 'Adicionar benefício' },
  edit: { en: 'Edit perk', es: 'Editar beneficio', pt: 'Editar benefício' },
  nav: { order: 440, icon: 'heart', group: taxonomy },
});
