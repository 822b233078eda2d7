import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Notícias',
  add: 'Adicionar notícia',
  search: 'Buscar notícias por título ou texto',
  count_one: '{count} notícia',
  count_other: '{count} notícias',
  none: { title: 'Ainda não há notícias', hint: 'Conte o que acontece na comunidade. Escreva a primeira.' },
  added: '{name} foi adicionada.',
  saved: '{name} foi salva.',
  removed: '{name} foi excluída.',
  remove: 'Excluir {name}?',
  sections: { words: 'Textos', picture: 'Imagem', main: 'O essencial', sorting: 'Onde é encontrada' },
  fields: {
    title: 'Título',
    status: 'Situação',
    author: 'Autora',
    published_at: 'Data de publicação',
    updated_at: 'Alteração',
    language: 'Idioma',
    summary: 'Resumo',
    body: 'Texto',
    featured_image: 'Imagem',
    author_id: 'Autora',
    categories: 'Categorias',
    tags: 'Tags',
  },
  hints: {
    published_at: 'Sem ela, a notícia é um rascunho; com uma hora futura, é publicada então.',
    language: 'Idioma dos textos em “Inglês”.',
  },
  options: {
    status: { published: 'Publicada', scheduled: 'Agendada', draft: 'Rascunho' },
    language: { en: 'Inglês', es: 'Espanhol', pt: 'Português' },
  },
};
