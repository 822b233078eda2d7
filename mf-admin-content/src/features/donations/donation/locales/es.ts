import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  facts: {
    title: 'Donación de {name}',
    receipts: 'Recibos',
    history: 'Historial',
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
  actions: { refund: 'Reembolsó', endDonation: 'Terminó la donación mensual', other: 'Cambió' },
};
