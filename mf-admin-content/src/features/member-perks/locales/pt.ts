import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Benefícios de integrantes',
  add: 'Adicionar benefício',
  search: 'Buscar por nome ou parceira',
  count_one: '{count} benefício',
  count_other: '{count} benefícios',
  none: { title: 'Ainda não há benefícios', hint: 'O que as parceiras dão às integrantes. Adicione o primeiro.' },
  added: '{name} foi adicionado.',
  saved: '{name} foi salvo.',
  removed: '{name} foi excluído.',
  remove: 'Excluir {name}?',
  sections: { main: 'O essencial', words: 'Textos', pictures: 'Imagens' },
  fields: {
    name: 'Nome',
    partner: 'Parceira',
    kind: 'Tipo',
    ends_on: 'Último dia',
    updated_at: 'Alteração',
    when: 'Vigência',
    url: 'Endereço web',
    benefit: 'Benefício',
    description: 'Descrição',
    gallery_featured_images: 'Imagens',
  },
  hints: { benefit: 'Em poucas palavras: “50 % de desconto”, “Dois meses grátis”.', ends_on: 'Vazio: até novo aviso.' },
  options: {
    kind: {
      learning: 'Aprendizado',
      tools: 'Ferramentas',
      career: 'Carreira',
      wellbeing: 'Bem-estar',
      travel: 'Viagens',
    },
    when: { current: 'Vigentes', past: 'Encerrados' },
  },
};
