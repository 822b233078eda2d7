import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Benefícios',
  add: 'Adicionar benefício',
  search: 'Buscar benefícios por nome',
  count_one: '{count} benefício',
  count_other: '{count} benefícios',
  none: {
    title: 'Ainda não há benefícios',
    hint: 'O que as empresas oferecem a quem trabalha nelas. Adicione o primeiro.',
  },
  added: '{name} foi adicionado.',
  saved: '{name} foi salvo.',
  removed: '{name} foi excluído.',
  remove: 'Excluir {name}?',
  sections: { main: 'O essencial', pictures: 'Imagens' },
  fields: {
    name: 'Nome',
    companies_count: 'Empresas',
    updated_at: 'Alteração',
    description: 'Descrição',
    gallery_featured_images: 'Imagens',
  },
};
