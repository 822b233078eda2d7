import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Fundadoras',
  lead: 'Tuvieron la idea y después hicieron todo lo demás. Integrantes que empezaron su propia empresa.',
  search: 'Nombre',
  order: 'Orden',
  orders: { name: 'Nombre, de la A a la Z', newest: 'Más nuevas primero', company: 'Empresa, de la A a la Z' },
  show: 'Buscar',
  loading: 'Cargando fundadoras',
  count_one: '{count} fundadora',
  count_other: '{count} fundadoras',
  none: 'Nadie por aquí',
  noneHint: 'Ninguna fundadora con ese nombre se muestra aquí. Quizá prefirió que la vean solo las integrantes.',
  all: 'Todas las fundadoras',
  of: 'Fundadora de {company}',
  linkedin: '{name} en LinkedIn',
  join: '¿Tú también empezaste algo?',
  joinLink: 'Registrarme como fundadora',
  investors: 'Conoce a las inversoras',
};
