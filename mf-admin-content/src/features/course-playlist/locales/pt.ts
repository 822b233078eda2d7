import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

/** Portuguese texts of courses that are made from playlists. */
export const texts: SameKeys<typeof en> = {
  title: 'Curso de uma playlist',
  lead: 'Uma playlist do YouTube vira um curso em rascunho, com uma aula em rascunho para cada vídeo que você escolher.',
  courses: 'Cursos',
  playlist: 'Playlist',
  playlistHint: 'O endereço de uma playlist, de um vídeo dentro dela ou o identificador da playlist.',
  preview: 'Pré-visualizar',
  add: 'Adicionar curso',
  open: 'Abrir o curso',
  another: 'Outra playlist',
  failed: 'Não funcionou. Tente novamente.',
  list: 'Vídeos da playlist',
  source: 'Vídeos de',
  fromPlaylist: 'Uma playlist',
  fromVideos: 'Endereços de vídeos',
  videos: 'Endereços de vídeos',
  videosHint: 'Um em cada linha, no máximo {most}.',
  noKey: 'Aqui não é possível ler playlists: o site não tem chave do YouTube. Você pode colar os endereços dos vídeos.',
  count: '{added} de {all} vídeos viram aulas.',
  added: '{added} de {all} vídeos já são aulas do curso em rascunho.',
  leftOut_one: 'Mais {count} vídeo fica de fora: um curso aceita no máximo 500, e 200 colados.',
  leftOut_other: 'Mais {count} vídeos ficam de fora: um curso aceita no máximo 500, e 200 colados.',
  others: 'Vídeos que não podem virar aulas',
  titlesNeeded: 'Escreva um título para cada vídeo e cada módulo.',
  nothingChosen: 'Escolha um vídeo.',
};
