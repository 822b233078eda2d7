import { jefaPerks, resourcePages } from '@enlace/shared-contract';

import { community } from '../../lib/nav-groups';

export const memberPerksPages = resourcePages(jefaPerks, {
  name: 'member-perks',
  path: '/admin/jefa-perks',
  title: { en: 'Member perks', es: 'Ventajas Jefa', pt: 'Vantagens Jefa' },
  add: { en: 'Add member perk', es: 'Añadir ventaja', pt: 'Adicionar vantagem' },
  edit: { en: 'Edit member perk', es: 'Editar ventaja', pt: 'Editar vantagem' },
  nav: { order: 240, icon: 'heart', group: community },
});
