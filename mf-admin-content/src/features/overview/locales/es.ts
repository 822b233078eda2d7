import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Resumen',
  lead: 'Lo que la comunidad tiene hoy. Cada cifra lleva a su lista.',
  waiting: {
    title: 'Lo que espera',
    nothing: 'Nada espera. Todo está hecho.',
    mail: {
      noServer: 'Los correos no salen de este sitio: configura SMTP_URL. En espera: {count}',
      failing_one: '{count} correo no se pudo enviar todavía',
      failing_other: '{count} correos no se pudieron enviar todavía',
      failed_one: '{count} correo fallido tras el último intento',
      failed_other: '{count} correos fallidos tras el último intento',
    },
    missed: {
      publish: '«{name}» no se pudo publicar {when}',
      unpublish: '«{name}» no se pudo retirar {when}',
    },
    lines: {
      mine: 'Mensajes asignados a ti',
      newEntries: 'Mensajes nuevos de formularios',
      toCheck: 'Mensajes por revisar',
      drafts: 'Noticias en borrador',
      scheduled: 'Noticias programadas',
      reviews: 'Empleos que esperan una revisión',
      closing: 'Empleos que cierran en una semana',
      undescribed: 'Imágenes sin descripción',
      unfinished: 'Registros sin terminar',
    },
  },
  desks: {
    title: 'Entradas abiertas, según quién las atiende',
    nobody: 'Nadie todavía',
    since: 'la más antigua, {date}',
  },
  chapters: 'Capítulos',
  areas: 'Áreas',
  members: 'Usuarias',
  hello: 'Hola, {name}',
  changed: 'Últimos cambios',
  newest: 'Más recientes',
  unknown: 'No se pudo cargar',
  addChapter: 'Añadir capítulo',
  addArea: 'Añadir área',
  retry: 'Intentar de nuevo',
};
