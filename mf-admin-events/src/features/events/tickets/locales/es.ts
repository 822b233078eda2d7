import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  add: 'Añadir entrada',
  title: 'Entradas',
  none: 'Todavía no hay entradas',
  noneHint: 'Sin una entrada se puede leer sobre el evento, pero no reservarlo.',
  free: 'Gratis',
  from: 'Desde {price}',
  members: '{price} para integrantes',
  sold: 'Vendidas',
  held: 'En compra',
  left: 'Quedan',
  noLimit: 'Sin límite',
  up: 'Subir {name}',
  down: 'Bajar {name}',
  moveFailed: 'No se pudo guardar el orden.',
  window: 'Venta: {start} – {end}',
  now: 'enseguida',
  end: 'el final del evento',
  states: {
    not_started: 'Sin empezar',
    on_sale: 'A la venta',
    few_left: 'Quedan pocas',
    sold_out: 'Agotada',
    ended: 'Venta terminada',
  },
  visibility: { public: 'Todas las personas', code_only: 'Con un código', role_only: 'Con un rol' },
};
