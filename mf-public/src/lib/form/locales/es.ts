import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  trap: 'Deja esto vacío',
  next: 'Qué pasa ahora',
  reference: 'Tu referencia: {reference}',
};
