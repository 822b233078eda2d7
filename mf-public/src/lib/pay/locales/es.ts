import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  notLoaded: 'No se pudo cargar el formulario de la tarjeta',
  card: 'Número de tarjeta',
  sandbox: 'Este es un sitio de prueba: no se mueve dinero. Usa la tarjeta de prueba 4242 4242 4242 4242.',
  missing: 'Escribe el número completo de la tarjeta.',
  submit: 'Pagar {total}',
  declined: 'La tarjeta fue rechazada: {reason} No se cobró nada; puedes pagar con otra tarjeta.',
  bank: 'Tu banco te pide confirmar este pago.',
  confirm: 'Confirmar el pago',
  refuse: 'No confirmar',
  network: 'No hubo conexión. Inténtalo de nuevo cuando estés en línea.',
};
