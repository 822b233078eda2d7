import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Beneficios',
  lead: 'Las integrantes reciben un poco más por un poco menos. Las aliadas no piden más que el correo con el que te uniste.',
  join: 'Únete a la comunidad',
  members: 'Para integrantes',
  membersLoading: 'Cargando beneficios',
  membersCount_one: '{count} beneficio',
  membersCount_other: '{count} beneficios',
  search: 'Palabras o aliado',
  kind: 'Para qué',
  anyKind: 'Todo',
  order: 'Orden',
  orders: { kind: 'Por lo que ofrecen', ending: 'Los que terminan antes', newest: 'Más nuevos primero' },
  show: 'Ver beneficios',
  noneFits: 'Ningún beneficio coincide',
  noneFitsHint: 'Prueba con otra palabra o mira para qué son los demás.',
  all: 'Todos los beneficios',
  membersNone: 'Ahora no hay beneficios disponibles',
  membersNoneHint: 'Las aliadas van y vienen con las estaciones. Ya estamos hablando con las próximas.',
  kinds: {
    learning: 'Aprender',
    tools: 'Herramientas',
    career: 'Carrera',
    wellbeing: 'Bienestar',
    travel: 'Lugares',
  },
  from: 'De {partner}',
  visit: 'Ir a {partner}',
  until: 'Hasta el {date}',
  open: 'Hasta nuevo aviso',
  companies: 'En el trabajo',
  companiesLead:
    'Lo que las empresas de nuestra lista ofrecen a quienes trabajan en ellas. Cuanto más largo el hilo, más lo hacen.',
  companiesNone: 'Ninguna empresa nos ha contado todavía lo que ofrece.',
  companiesNoneFits: 'Ninguna empresa ofrece algo con ese nombre.',
  count_one: '{count} empresa',
  count_other: '{count} empresas',
  tell: '¿Tu empresa ofrece algo de esto?',
  tellLink: 'Cuéntanos en un minuto',
};
