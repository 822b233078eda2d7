import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  noTitle: 'Aún sin título',
  when: 'Cuándo',
  where: 'Dónde',
  online: 'En línea',
  missing: 'Falta',
  states: { draft: 'Borrador: solo lo ve el equipo', cancelled: 'Cancelado', postponed: 'Aplazado' },
};
