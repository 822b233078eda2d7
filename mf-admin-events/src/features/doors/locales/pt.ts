import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Minhas portas',
  hint: 'Os eventos em que você registra a entrada das pessoas.',
  open: 'Controle de entrada: {event}',
  none: 'Nenhuma porta no momento',
  noneHint: 'Os eventos em que você trabalha ficam aqui até um dia depois do fim.',
  roles: { steward: 'Leitura de ingressos', supervisor: 'Supervisão' },
};
