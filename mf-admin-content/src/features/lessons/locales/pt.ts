import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Aulas',
  add: 'Adicionar aula',
  search: 'Buscar aulas por título',
  count_one: '{count} aula',
  count_other: '{count} aulas',
  none: { title: 'Ainda não há aulas', hint: 'As aulas formam um curso. Adicione a primeira.' },
  added: '{name} foi adicionada.',
  saved: '{name} foi salva.',
  removed: '{name} foi excluída.',
  remove: 'Excluir {name}?',
  sections: { main: 'O essencial', words: 'Textos' },
  fields: {
    title: 'Título',
    kind: 'Tipo',
    status: 'Situação',
    position: 'Posição no curso',
    minutes: 'Minutos',
    course_id: 'Curso',
    video_url: 'Endereço do vídeo',
    summary: 'Resumo',
    body: 'Texto',
    updated_at: 'Alteração',
  },
  hints: { position: 'Vazio: no fim.' },
  options: {
    kind: { video: 'Vídeo', text: 'Texto', exercise: 'Exercício' },
    status: { published: 'Publicada', draft: 'Rascunho' },
  },
};
