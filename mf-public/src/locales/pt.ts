import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  list: {
    filters: 'Filtros',
    drop: 'Remover o filtro: {text}',
    clear: 'Remover filtros',
  },
  events: {
    title: 'Eventos',
    lead: 'Oficinas, cafés e painéis de carreira, na sua cidade e online.',
    count_one: '{count} evento',
    count_other: '{count} eventos',
    loading: 'Carregando eventos',
    none: 'Ainda não há nada aqui',
    noneHint: 'Nenhum evento corresponde a esta seleção. Remova um filtro ou veja todos os eventos.',
    online: 'Online',
    hybrid: '{place} e online',
    free: 'Gratuito',
    from: 'A partir de {price}',
    cancelled: 'Cancelado',
    postponed: 'Adiado',
    hosts: 'Organização',
    yourTime: '{time} no seu fuso horário',
    all: 'Todos os eventos',
    full: 'Lotado',
  },
};
