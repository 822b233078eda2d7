import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  notLoaded: 'No se pudo cargar el formulario de la tarjeta',
  submit: 'Pagar {total}',
  declined: '{reason} No se cobró nada; puedes pagar con otra tarjeta.',
  faults: {
    declined: 'La tarjeta fue rechazada.',
    funds: 'La tarjeta no tiene fondos suficientes.',
    expired: 'La tarjeta venció o su fecha es incorrecta.',
    number: 'El número de la tarjeta es incorrecto.',
    code: 'El código de seguridad de la tarjeta es incorrecto.',
    processing: 'La tarjeta no se pudo usar en este momento.',
    bank: 'Tu banco no confirmó el pago.',
  },
  network: 'No hubo conexión. Inténtalo de nuevo cuando estés en línea.',
};
