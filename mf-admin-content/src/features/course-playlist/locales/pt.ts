import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

/** Portuguese texts of courses that are made from playlists. */
export const texts: SameKeys<typeof en> = {
  title: 'Curso de uma playlist',
  lead: 'Uma playlist do YouTube vira um curso em rascunho, com uma aula em rascunho para cada vídeo.',
  courses: 'Cursos',
  playlist: 'Playlist',
  playlistHint: 'O endereço de uma playlist, de um vídeo dentro dela ou o identificador da playlist.',
  preview: 'Pré-visualizar',
  add: 'Adicionar curso',
  open: 'Abrir o curso',
  another: 'Outra playlist',
  name: 'Título',
  nameHint: 'Vazio: o título da playlist.',
  level: 'Nível',
  language: 'Idioma',
  area: 'Área',
  none: 'Não definido',
  failed: 'Não funcionou. Tente novamente.',
  list: 'Vídeos da playlist',
  count: '{added} de {all} vídeos viram aulas.',
  added: '{added} de {all} vídeos já são aulas do curso em rascunho.',
  leftOut: 'Mais {count} vídeos ficam de fora: um curso aceita no máximo 500.',
  outcome: {
    added: 'Aula',
    private: 'Privado',
    deleted: 'Excluído',
    duplicate: 'Repetido',
    not_embeddable: 'Não incorporável',
  },
  levels: { beginner: 'Iniciante', intermediate: 'Intermediário', advanced: 'Avançado' },
  languages: { en: 'Inglês', es: 'Espanhol', pt: 'Português' },
};
