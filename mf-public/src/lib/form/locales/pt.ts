import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  trap: 'Deixe isto vazio',
  next: 'O que acontece agora',
  reference: 'Sua referência: {reference}',
};
