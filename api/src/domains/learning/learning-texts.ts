import type { Locale } from '@enlace/shared-contract';

interface LearningTexts {
  /** `{path}`: titles of the courses; each requires the next one. */
  readonly cycle: string;
  readonly noPlaylist: string;
  readonly unknownPlaylist: string;
  readonly noVideos: string;
  /** `{added}` lessons of `{all}` videos. */
  readonly imported: string;
}

/** Messages of the writing calls of courses. */
export const learningTexts: Readonly<Record<Locale, LearningTexts>> = {
  en: {
    cycle: 'No course may lead back to itself: {path}.',
    noPlaylist: 'Please enter the address or the id of a YouTube playlist.',
    unknownPlaylist: 'There is no such playlist, or it is private.',
    noVideos: 'None of the videos in this playlist can be shown.',
    imported: '{added} of {all} videos became lessons. The course is a draft.',
  },
  es: {
    cycle: 'Ningún curso puede llevar de vuelta a sí mismo: {path}.',
    noPlaylist: 'Escribe la dirección o el identificador de una lista de YouTube.',
    unknownPlaylist: 'Esa lista no existe o es privada.',
    noVideos: 'Ningún video de esta lista se puede mostrar.',
    imported: '{added} de {all} videos son ahora lecciones. El curso es un borrador.',
  },
  pt: {
    cycle: 'Nenhum curso pode levar de volta a si mesmo: {path}.',
    noPlaylist: 'Escreva o endereço ou o identificador de uma playlist do YouTube.',
    unknownPlaylist: 'Essa playlist não existe ou é privada.',
    noVideos: 'Nenhum vídeo desta playlist pode ser exibido.',
    imported: '{added} de {all} vídeos viraram aulas. O curso é um rascunho.',
  },
};
