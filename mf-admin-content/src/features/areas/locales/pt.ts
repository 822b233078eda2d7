import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Áreas',
  add: 'Adicionar área',
  search: 'Buscar áreas por nome',
  count_one: '{count} área',
  count_other: '{count} áreas',
  none: { title: 'Ainda não há áreas', hint: 'As áreas dizem em que as integrantes trabalham. Adicione a primeira.' },
  added: '{name} foi adicionada.',
  saved: '{name} foi salva.',
  removed: '{name} foi excluída.',
  remove: 'Excluir {name}?',
  sections: { main: 'A área' },
  sectionHints: { main: 'Seu nome e o que abrange, em cada idioma.' },
  fields: {
    name: 'Nome',
    description: 'Descrição',
    color: 'Cor',
    members_count: 'Integrantes',
    updated_at: 'Alterada',
  },
  hints: { color: 'Distingue a área em gráficos e etiquetas.' },
};
