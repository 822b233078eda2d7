import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Registros perdidos',
  add: 'Añadir',
  search: 'Buscar por nombre, correo o empresa',
  count_one: '{count} registro',
  count_other: '{count} registros',
  none: { title: 'Nadie se perdió', hint: 'Todas las personas registradas confirmaron su correo.' },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name} para siempre?',
  resend: 'Enviar un código nuevo',
  resent: 'Un código nuevo va en camino.',
  mails_one: '{count} correo, el último el {date}',
  mails_other: '{count} correos, el último el {date}',
  failed: 'No se pudo cargar el registro',
  fields: {
    name: 'Nombre',
    kind: 'Se registró como',
    country: 'País',
    company_name: 'Empresa',
    created_at: 'Registro',
    mailed_at: 'Último correo',
    expires_at: 'Se eliminará',
  },
  options: {
    kind: {
      member: 'Miembro',
      founder: 'Fundadora',
      recruiter: 'Reclutadora',
      latina: 'Latina',
      ally: 'Aliada',
      investor: 'Inversora',
    },
  },
};
