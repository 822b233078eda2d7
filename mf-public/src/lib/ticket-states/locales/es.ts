import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Entradas',
  free: 'Gratis',
  fromPrice: 'Desde {price}',
  memberPrice: '{price} para integrantes',
  not_published: 'A la venta al publicar',
  not_started: 'A la venta desde el {date}',
  approval: 'Requiere aprobación',
  few_left_one: 'Solo queda {count}',
  few_left_other: 'Solo quedan {count}',
  sold_out: 'Agotada',
  waitlist_open: 'Agotada',
  wait: 'Apuntarse a la lista de espera',
  ended: 'La venta terminó',
  get: 'Conseguir entrada',
  order: 'Ver tu pedido',
  going: 'Vas a ir.',
  pending: 'Tu inscripción espera una aprobación.',
  open: 'Abrir tu entrada',
  openAll: 'Abrir tus entradas',
  more: 'Conseguir más entradas',
};
