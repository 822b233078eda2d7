import type { Locale } from '@enlace/shared-contract/text';

interface LearningTexts {
  /** `{path}`: titles of the courses; each requires the next one. */
  readonly cycle: string;
  readonly noPlaylist: string;
  readonly unknownPlaylist: string;
  readonly noVideos: string;
  /** `{added}` lessons of `{all}` videos. */
  readonly imported: string;
  /** `{courses}`: titles of courses to complete first. */
  readonly unmet: string;
  /** `{courses}`: title of the lesson's course. */
  readonly notEnrolled: string;
  /** `{need}` and `{have}`: percent of the video. */
  readonly notWatched: string;
  /** `{lesson}`: title of the lesson to complete first. */
  readonly lessonFirst: string;
  /** `{date}`: time at which the lesson opens. */
  readonly notOpenYet: string;
  /** `{need}` and `{have}`: percent of right answers. */
  readonly notPassed: string;
  readonly notSubmitted: string;
  readonly manyAttempts: string;
  readonly unknownUser: string;
  /** `{percent}`: part of a course that is completed before a review. */
  readonly earlyReview: string;
  /** Too many questions and answers in an hour. */
  readonly manyPosts: string;
  /** `{most}`: largest number of notes in a lesson. */
  readonly manyNotes: string;
  /** Of the choices of a question. */
  readonly oneRight: string;
  readonly someRight: string;
  /** A lesson cannot open after itself. `{path}`: titles of the lessons. */
  readonly releaseCycle: string;
  readonly otherCourse: string;
  readonly noReleaseDate: string;
  /** A lesson that is completed by watching has a length. */
  readonly noLength: string;
}

/** Messages of the writing calls of courses. */
export const learningTexts: Readonly<Record<Locale, LearningTexts>> = {
  en: {
    cycle: 'No course may lead back to itself: {path}.',
    noPlaylist: 'Please enter the address or the id of a YouTube playlist.',
    unknownPlaylist: 'There is no such playlist, or it is private.',
    noVideos: 'None of the videos in this playlist can be shown.',
    imported: '{added} of {all} videos became lessons. The course is a draft.',
    unmet: 'Complete this first: {courses}.',
    notEnrolled: 'Enrol in “{courses}” first.',
    notWatched: 'Watch {need}\u00a0% of the video first. You have watched {have}\u00a0%.',
    lessonFirst: 'Complete “{lesson}” first.',
    notOpenYet: 'This lesson opens on {date}.',
    notPassed: '{need} % of the answers must be right. Your best result is {have} %.',
    notSubmitted: 'Hand the task in first.',
    releaseCycle: 'No lesson may open after itself: {path}.',
    otherCourse: 'Please choose a lesson of the same course.',
    noReleaseDate: 'Please enter the day on which it opens.',
    manyAttempts: 'Many attempts within an hour. Read the lesson once more, and try again later.',
    unknownUser: 'There is no such user.',
    earlyReview: 'Complete {percent}\u00a0% of the lessons first; then tell others what you think.',
    manyPosts: 'You wrote a lot in the last hour. Please try again later.',
    manyNotes: 'A lesson has at most {most} notes.',
    oneRight: 'Please mark exactly one choice as right.',
    someRight: 'Please mark at least one choice as right.',
    noLength: 'Please enter the minutes or the seconds of the video.',
  },
  es: {
    cycle: 'Ningún curso puede llevar de vuelta a sí mismo: {path}.',
    noPlaylist: 'Escribe la dirección o el identificador de una lista de YouTube.',
    unknownPlaylist: 'Esa lista no existe o es privada.',
    noVideos: 'Ningún video de esta lista se puede mostrar.',
    imported: '{added} de {all} videos son ahora lecciones. El curso es un borrador.',
    unmet: 'Completa esto antes: {courses}.',
    notEnrolled: 'Inscríbete antes en “{courses}”.',
    notWatched: 'Mira antes el {need}\u00a0% del video. Has visto el {have}\u00a0%.',
    lessonFirst: 'Completa antes “{lesson}”.',
    notOpenYet: 'Esta lección se abre el {date}.',
    notPassed: 'El {need} % de las respuestas debe ser correcto. Tu mejor resultado es {have} %.',
    notSubmitted: 'Entrega antes la tarea.',
    releaseCycle: 'Ninguna lección puede abrirse después de sí misma: {path}.',
    otherCourse: 'Elige una lección del mismo curso.',
    noReleaseDate: 'Escribe el día en que se abre.',
    manyAttempts: 'Son muchos intentos en una hora. Lee la lección otra vez e inténtalo más tarde.',
    unknownUser: 'No existe esta persona.',
    earlyReview: 'Completa primero el {percent}\u00a0% de las lecciones; después cuenta qué te parece.',
    manyPosts: 'Escribiste mucho en la última hora. Inténtalo más tarde.',
    manyNotes: 'Una lección tiene como máximo {most} notas.',
    oneRight: 'Marca exactamente una opción como correcta.',
    someRight: 'Marca al menos una opción como correcta.',
    noLength: 'Escribe los minutos o los segundos del video.',
  },
  pt: {
    cycle: 'Nenhum curso pode levar de volta a si mesmo: {path}.',
    noPlaylist: 'Escreva o endereço ou o identificador de uma playlist do YouTube.',
    unknownPlaylist: 'Essa playlist não existe ou é privada.',
    noVideos: 'Nenhum vídeo desta playlist pode ser exibido.',
    imported: '{added} de {all} vídeos viraram aulas. O curso é um rascunho.',
    unmet: 'Conclua isto antes: {courses}.',
    notEnrolled: 'Inscreva-se antes em “{courses}”.',
    notWatched: 'Assista antes a {need}\u00a0% do vídeo. Você assistiu a {have}\u00a0%.',
    lessonFirst: 'Conclua antes “{lesson}”.',
    notOpenYet: 'Esta aula abre em {date}.',
    notPassed: '{need} % das respostas precisam estar certas. Seu melhor resultado é {have} %.',
    notSubmitted: 'Entregue antes a tarefa.',
    releaseCycle: 'Nenhuma aula pode abrir depois de si mesma: {path}.',
    otherCourse: 'Escolha uma aula do mesmo curso.',
    noReleaseDate: 'Escreva o dia em que ela abre.',
    manyAttempts: 'São muitas tentativas em uma hora. Leia a aula mais uma vez e tente mais tarde.',
    unknownUser: 'Esta pessoa não existe.',
    earlyReview: 'Conclua primeiro {percent}\u00a0% das aulas; depois conte o que achou.',
    manyPosts: 'Você escreveu muito na última hora. Tente mais tarde.',
    manyNotes: 'Uma aula tem no máximo {most} anotações.',
    oneRight: 'Marque exatamente uma opção como certa.',
    someRight: 'Marque pelo menos uma opção como certa.',
    noLength: 'Escreva os minutos ou os segundos do vídeo.',
  },
};
