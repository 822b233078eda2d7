import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Mis donaciones',
  lead: 'Lo que diste con esta cuenta, con un recibo por cada pago.',
  failed: 'No se pudieron cargar tus donaciones',
  none: 'Aún no hay donaciones',
  noneHint: 'Las donaciones que haces con la sesión iniciada aparecen aquí.',
  give: 'Hacer una donación',
  once: '{amount}, una vez',
  monthly: '{amount} al mes',
  states: {
    open: 'Sin pagar',
    paid: 'Recibida',
    active: 'Sigue',
    past_due: 'El último pago falló',
    ended: 'Terminada',
  },
  next: 'Próximo pago: {date}',
  pay: 'Pagar con otra tarjeta',
  credit: 'Nota de crédito {number}',
  receipt: 'Recibo {number}',
  download: 'Descargar {number} en PDF',
  year: 'Todas las donaciones de {year} (PDF)',
  end: 'Terminar la donación',
  endOf: 'Terminar la donación de {amount} al mes',
  endTitle: '¿Terminar la donación mensual?',
  endText: 'Desde ahora no se cobra nada más. Tus recibos se quedan aquí.',
  problem: 'No funcionó. Inténtalo de nuevo.',
};
