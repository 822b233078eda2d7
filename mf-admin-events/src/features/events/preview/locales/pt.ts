import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  noTitle: 'Ainda sem título',
  when: 'Quando',
  where: 'Onde',
  online: 'Online',
  missing: 'Falta',
  states: { draft: 'Rascunho: só a equipe vê', cancelled: 'Cancelado', postponed: 'Adiado' },
};
