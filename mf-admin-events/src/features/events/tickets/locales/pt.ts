import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  add: 'Adicionar ingresso',
  title: 'Ingressos',
  none: 'Ainda não há ingressos',
  noneHint: 'Sem um ingresso é possível ler sobre o evento, mas não reservá-lo.',
  free: 'Grátis',
  from: 'A partir de {price}',
  members: '{price} para integrantes',
  sold: 'Vendidos',
  held: 'Em compra',
  left: 'Restam',
  noLimit: 'Sem limite',
  up: 'Mover {name} para cima',
  down: 'Mover {name} para baixo',
  moveFailed: 'Não foi possível salvar a ordem.',
  window: 'Venda: {start} – {end}',
  now: 'imediatamente',
  end: 'o fim do evento',
  states: {
    not_started: 'Não iniciada',
    on_sale: 'À venda',
    few_left: 'Restam poucos',
    sold_out: 'Esgotado',
    ended: 'Venda encerrada',
  },
  visibility: { public: 'Todas as pessoas', code_only: 'Com um código', role_only: 'Com um papel' },
};
