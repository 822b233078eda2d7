import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  facts: {
    title: 'Donación de {name}',
    receipts: 'Recibos',
    history: 'Historial',
    bank: 'Banco',
    donor: 'Donante',
    email: 'Correo',
    account: 'Cuenta',
    hasAccount: 'Tiene cuenta',
    noAccount: 'Sin cuenta',
    name: 'Nombre',
    nameShown: 'Se puede agradecer por su nombre',
    nameHidden: 'Anónima para el público',
    message: 'Mensaje',
  },
  disputes: {
    title: 'Disputas',
    due: 'Responder en Stripe antes del {when}',
    states: { open: 'Abierta', won: 'Ganada', lost: 'Perdida' },
  },
  actions: {
    refund: 'Reembolsó',
    endDonation: 'Terminó la donación mensual',
    dispute: 'Pago en disputa',
    loseDispute: 'Disputa perdida',
    winDispute: 'Disputa ganada',
    other: 'Cambió',
  },
};
