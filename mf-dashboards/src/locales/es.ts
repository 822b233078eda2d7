import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Integrantes en cifras',
  lead: 'De quiénes está hecha la comunidad, contado ahora mismo. Solo cifras: no se nombra a nadie.',
  at: 'Recuento del {time}',
  total: {
    title: 'Integrantes en total',
    countries_one: 'en {count} país',
    countries_other: 'en {count} países',
    recent_one: '{count} se unió en los últimos 30 días',
    recent_other: '{count} se unieron en los últimos 30 días',
    more: '{percent} más que en los 30 días anteriores',
    less: '{percent} menos que en los 30 días anteriores',
    same: 'igual que en los 30 días anteriores',
    first: 'en los 30 días anteriores no se unió nadie',
    loading: 'Cargando el total',
  },
  countries: {
    title: 'Integrantes por país',
    summary: '{top} es el país con más integrantes: {count}, el {percent} del total. Se cuentan {countries} países.',
    summaryOne: 'Las {count} integrantes viven en {top}.',
    others_one: '{count} país más',
    others_other: '{count} países más',
    kind: 'gráfico de barras',
    help: 'Usa las flechas para ir de un país a otro.',
    point: '{country}: {count}, el {percent} de todas las integrantes',
    view: 'Cómo se muestra',
    chart: 'Gráfico',
    table: 'Tabla',
    caption: 'Integrantes por país, de mayor a menor',
    country: 'País',
    members: 'Integrantes',
    share: 'Proporción',
    none: 'Nadie ha dicho todavía dónde vive',
    noneHint: 'En cuanto las integrantes indiquen su país, aparecerán aquí.',
    loading: 'Cargando integrantes por país',
  },
};
