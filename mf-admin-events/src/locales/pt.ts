import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  list: {
    title: 'Eventos',
    lead: 'Tudo o que os capítulos organizam. Os horários são os do lugar.',
    count_one: '{count} evento',
    count_other: '{count} eventos',
    loading: 'Carregando eventos',
    search: 'Buscar pelo título',
    when: 'Quando',
    upcoming: 'Próximos',
    past: 'Passados',
    all: 'Todos',
    chapter: 'Capítulo',
    allChapters: 'Todos os capítulos',
    show: 'Ver',
    clear: 'Limpar filtros',
    none: 'Nenhum evento encontrado',
    noneHint: 'Nenhum evento corresponde a esta escolha. Tente outra palavra, outro período ou outro capítulo.',
    noneYet: 'Ainda não há eventos',
    noneYetHint: 'Assim que um capítulo anunciar um, ele aparece aqui.',
    online: 'Online',
    hybrid: '{place} e online',
    of: '{going} de {capacity}',
  },
  columns: {
    title: 'Evento',
    starts_at: 'Início',
    chapters: 'Capítulos',
    place: 'Lugar',
    going: 'Presenças',
    status: 'Situação',
  },
  status: {
    draft: 'Rascunho',
    published: 'Publicado',
    cancelled: 'Cancelado',
    postponed: 'Adiado',
    moved_online: 'Agora online',
    over: 'Encerrado',
  },
};
