import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  list: {
    title: 'Eventos',
    lead: 'Todo lo que organizan los capítulos. Las horas son las del lugar.',
    count_one: '{count} evento',
    count_other: '{count} eventos',
    loading: 'Cargando eventos',
    search: 'Buscar por título',
    when: 'Cuándo',
    upcoming: 'Próximos',
    past: 'Pasados',
    all: 'Todos',
    chapter: 'Capítulo',
    allChapters: 'Todos los capítulos',
    show: 'Ver',
    clear: 'Quitar filtros',
    none: 'No encontramos ningún evento',
    noneHint: 'Ningún evento coincide con esta selección. Prueba con otra palabra, otro momento u otro capítulo.',
    noneYet: 'Todavía no hay eventos',
    noneYetHint: 'En cuanto un capítulo anuncie uno, aparecerá aquí.',
    online: 'En línea',
    hybrid: '{place} y en línea',
    of: '{going} de {capacity}',
  },
  columns: {
    title: 'Evento',
    starts_at: 'Empieza',
    chapters: 'Capítulos',
    place: 'Lugar',
    going: 'Asisten',
    status: 'Estado',
  },
  status: {
    draft: 'Borrador',
    published: 'Publicado',
    cancelled: 'Cancelado',
    postponed: 'Aplazado',
    moved_online: 'Ahora en línea',
    over: 'Terminado',
  },
};
