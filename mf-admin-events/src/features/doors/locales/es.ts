import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Mis puertas',
  hint: 'Los eventos en los que registras la entrada de las personas.',
  open: 'Control de acceso: {event}',
  none: 'Ninguna puerta por ahora',
  noneHint: 'Los eventos en los que trabajas quedan aquí hasta un día después de su fin.',
  roles: { steward: 'Escaneo de entradas', supervisor: 'Supervisión' },
};
