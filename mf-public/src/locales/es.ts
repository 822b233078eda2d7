import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  list: {
    filters: 'Filtros',
    drop: 'Quitar el filtro: {text}',
    clear: 'Quitar filtros',
  },
  events: {
    title: 'Eventos',
    lead: 'Talleres, cafés y paneles de carrera, en tu ciudad y en línea.',
    count_one: '{count} evento',
    count_other: '{count} eventos',
    loading: 'Cargando eventos',
    none: 'Todavía no hay nada aquí',
    noneHint: 'Ningún evento coincide con esta selección. Quita un filtro o mira todos los eventos.',
    online: 'En línea',
    hybrid: '{place} y en línea',
    free: 'Gratis',
    from: 'Desde {price}',
    cancelled: 'Cancelado',
    postponed: 'Aplazado',
    hosts: 'Organiza',
    yourTime: '{time} en tu zona horaria',
    all: 'Todos los eventos',
    full: 'Cupo lleno',
  },
};
