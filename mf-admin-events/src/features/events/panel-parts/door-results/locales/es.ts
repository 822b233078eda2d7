import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  ok: 'Con acceso',
  already: 'Ya tenía acceso',
  replaced: 'Vale en lugar de un acceso posterior',
  cancelled: 'La entrada estaba cancelada',
  unpaid: 'Sin pagar',
  refunded: 'Reembolsada',
  not_approved: 'Sin aprobar',
  wrong_ticket: 'Entrada de otro evento',
  not_on_list: 'No es para esta puerta',
  unknown: 'Código desconocido',
  transferred: 'Código anterior a una transferencia',
  not_yet_open: 'La lista aún no estaba abierta',
  closed: 'La lista estaba cerrada',
  undone: 'El acceso se anuló',
  not_taken: 'No se puede leer, o la cuenta no tiene permiso',
};
