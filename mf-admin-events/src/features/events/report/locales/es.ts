import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  sales: 'Ventas por día',
  day: 'Día',
  tickets: 'Entradas',
  amount: 'Importe',
  none: 'Todavía no hay ventas',
  noneHint: 'Aquí aparece cada día con ventas.',
  funnel: 'De la compra a la entrada',
  begun: 'Compras empezadas',
  held: 'En compra ahora',
  givenUp: 'Abandonadas o vencidas',
  confirmed: 'Pedidos con entradas',
  cancelled: 'Entradas canceladas',
  detailed: 'Con nombre y correo',
  step: 'Paso',
  orders: 'Pedidos',
  share: 'Parte',
  byTicket: 'Por entrada',
  ticket: 'Entrada',
  sold: 'Vendidas',
  came: 'Asistieron',
  byCode: 'Por código',
  code: 'Código',
  uses: 'Usos',
  discount: 'Ahorro',
  noShows: 'Quién asistió',
  guests: 'Asistencia',
  people: 'Personas',
  missing: 'No asistieron',
  noShowsHint: 'De las personas con entrada válida, según el registro en la puerta. Solo lo ve la organización.',
  money: 'Dinero',
  paid: 'Pagado con tarjeta',
  refunded: 'Reembolsado',
  net: 'Queda',
  seats: 'Plazas',
  countedAt: 'Contadas el {time}; cada noche y cuando lo pidas.',
  notCounted: 'Todavía no se han contado las plazas.',
  seatsAgree: 'Las plazas de este evento coinciden con sus entradas.',
  driftOfEvent:
    'El evento tiene {sold} plazas vendidas y {held} retenidas, pero se contaron {soldNow} y {heldNow}. Avisa al equipo técnico.',
  driftOfTicket:
    'La entrada {id} tiene {sold} plazas vendidas y {held} retenidas, pero se contaron {soldNow} y {heldNow}. Avisa al equipo técnico.',
  driftOfChoice:
    'La opción {id} de una pregunta tiene {sold} plazas vendidas y {held} retenidas, pero se contaron {soldNow} y {heldNow}. Avisa al equipo técnico.',
  driftOfPool:
    'El cupo {id} tiene {sold} plazas vendidas y {held} retenidas, pero se contaron {soldNow} y {heldNow}. Avisa al equipo técnico.',
  driftOfCode:
    'El código {id} tiene {sold} plazas vendidas y {held} retenidas, pero se contaron {soldNow} y {heldNow}. Avisa al equipo técnico.',
  countNow: 'Volver a contar',
  countFailed: 'No se pudieron contar las plazas.',
};
