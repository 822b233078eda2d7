import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  users: 'Usuarias',
  failed: { title: 'No se pudo cargar', hint: 'Inténtalo de nuevo en un momento.' },
  reason: 'Motivo',
  reasonMissing: 'Di por qué, en pocas palabras.',
  cancel: 'Cancelar',
  view: {
    title: 'Ver como {name}',
    lead: 'Ves el sitio como ella lo ve, para saber qué falló. Mientras tanto no se puede cambiar nada.',
    rules: {
      time: 'Termina por sí solo a los {minutes} minutos.',
      banner: 'Una barra en cada página dice como quién miras y lleva de vuelta.',
      told: 'Que miraste, cuándo y por qué queda en la auditoría y en los datos que ella puede descargar.',
      refused: 'Guardar, pagar, contraseñas y descargas se rechazan.',
    },
    reasonHint: 'Ella puede leerlo en sus datos.',
    start: 'Empezar',
  },
};
