import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Cursos',
  add: 'Adicionar curso',
  search: 'Buscar cursos por título',
  count_one: '{count} curso',
  count_other: '{count} cursos',
  none: { title: 'Ainda não há cursos', hint: 'Um curso é um caminho de aulas. Adicione o primeiro.' },
  added: '{name} foi adicionado.',
  saved: '{name} foi salvo.',
  removed: '{name} foi excluído.',
  remove: 'Excluir {name}?',
  sections: { words: 'Textos', main: 'O essencial', way: 'Seu lugar entre os cursos', picture: 'Imagem' },
  fields: {
    title: 'Título',
    level: 'Nível',
    area: 'Área',
    lessons_count: 'Aulas',
    published_at: 'Data de publicação',
    summary: 'Resumo',
    description: 'Descrição',
    area_id: 'Área',
    language: 'Idioma',
    hours: 'Horas',
    lesson_order: 'Ordem das aulas',
    instructors: 'Instrutoras',
    courses_to_complete: 'Cursos a concluir antes',
    cover: 'Imagem',
    updated_at: 'Alteração',
  },
  panels: {
    outline: 'Estrutura',
    learners: 'Quem aprende',
    tasks: 'Tarefas',
    stops: 'Onde param',
    playlist: 'Playlist',
  },
  hints: {
    published_at: 'Sem ela, o curso é um rascunho.',
    courses_to_complete: 'Quem faz este curso concluiu estes.',
  },
  options: {
    level: { beginner: 'Iniciante', intermediate: 'Intermediário', advanced: 'Avançado' },
    lesson_order: { free: 'Em qualquer ordem', sequential: 'Uma após a outra', by_module: 'Um módulo após o outro' },
    language: { en: 'Inglês', es: 'Espanhol', pt: 'Português' },
  },
  children: {
    lessons: {
      one: 'Aula',
      fields: {
        title: 'Título',
        kind: 'Tipo',
        status: 'Situação',
        position: 'Posição no curso',
        minutes: 'Minutos',
        video_url: 'Endereço do vídeo',
        summary: 'Resumo',
        body: 'Texto',
      },
      options: {
        kind: {
          video: 'Vídeo',
          text: 'Texto',
          exercise: 'Exercício',
          link: 'Link',
          quiz: 'Questionário',
          task: 'Tarefa',
          pdf: 'PDF',
        },
        status: { published: 'Publicada', draft: 'Rascunho' },
      },
    },
  },
};
