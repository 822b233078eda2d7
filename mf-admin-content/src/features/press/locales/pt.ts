import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Imprensa',
  add: 'Adicionar matéria',
  search: 'Buscar por título ou veículo',
  count_one: '{count} matéria',
  count_other: '{count} matérias',
  none: {
    title: 'Ainda não há matérias',
    hint: 'Guarde o que outros publicam sobre a comunidade. Adicione a primeira.',
  },
  added: '{name} foi adicionada.',
  saved: '{name} foi salva.',
  removed: '{name} foi excluída.',
  remove: 'Excluir {name}?',
  sections: { main: 'O essencial', source: 'Onde foi publicado', words: 'Textos', picture: 'Imagem' },
  fields: {
    title: 'Título',
    outlet: 'Veículo',
    kind: 'Tipo',
    published_on: 'Data de publicação',
    updated_at: 'Alteração',
    quote: 'Citação',
    author: 'Autora',
    language: 'Idioma',
    url: 'Endereço web',
    summary: 'Resumo',
    cover: 'Imagem',
  },
  hints: { quote: 'Palavra por palavra, no idioma em que foi publicada.', language: 'Do título e da citação.' },
  options: { kind: { article: 'Artigo', interview: 'Entrevista', podcast: 'Podcast', video: 'Vídeo', radio: 'Rádio' } },
};
