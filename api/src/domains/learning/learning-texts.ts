import type { CaptionsFault } from '@enlace/shared-contract/learning';
import type { Locale } from '@enlace/shared-contract/text';

interface LearningTexts {
  /** `{path}`: titles of the courses; each requires the next one. */
  readonly cycle: string;
  readonly noPlaylist: string;
  readonly unknownPlaylist: string;
  readonly noVideos: string;
  /** `{added}` lessons of `{all}` videos. */
  readonly imported: string;
  /** `{line}`: the pasted line. */
  readonly noVideoAddress: string;
  readonly unknownVideo: string;
  readonly unknownModule: string;
  /** Videos of pasted addresses have no common title. */
  readonly noCourseTitle: string;
  /** `{courses}`: titles of courses to complete first. */
  readonly unmet: string;
  /** `{courses}`: title of the lesson's course. */
  readonly notEnrolled: string;
  /** `{need}` and `{have}`: percent of the video. */
  readonly notWatched: string;
  /** `{need}` and `{have}`: seconds for which the lesson is open. */
  readonly notViewed: string;
  /** `{lesson}`: title of the lesson to complete first. */
  readonly lessonFirst: string;
  /** `{date}`: time at which the lesson opens. */
  readonly notOpenYet: string;
  /** `{need}` and `{have}`: percent of right answers. */
  readonly notPassed: string;
  readonly notSubmitted: string;
  readonly notAccepted: string;
  /** An accepted task is final. */
  readonly taskAccepted: string;
  readonly taskReturned: string;
  /** The learner handed another answer in meanwhile. */
  readonly newerTask: string;
  readonly taskFile: string;
  readonly manyAttempts: string;
  /** All attempts of a quiz with a limit were made. */
  readonly noTriesLeft: string;
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
  readonly oneNumber: string;
  /** Choices that are put in order. */
  readonly differentChoices: string;
  /** A lesson cannot open after itself. `{path}`: titles of the lessons. */
  readonly releaseCycle: string;
  readonly otherCourse: string;
  /** `{title}`: of the lesson or the module that was copied. */
  readonly copyOf: string;
  readonly noReleaseDate: string;
  /** A lesson that is completed by watching has a length. */
  readonly noLength: string;
  /** Why a text is no captions. `{line}`: number of its line. */
  readonly captions: Readonly<Record<CaptionsFault['kind'] | 'long', string>>;
}

/** Messages of the writing calls of courses. */
export const learningTexts: Readonly<Record<Locale, LearningTexts>> = {
  en: {
    cycle: 'No course may lead back to itself: {path}.',
    noPlaylist: 'Please enter the address or the id of a YouTube playlist.',
    unknownPlaylist: 'There is no such playlist, or it is private.',
    noVideos: 'None of the videos in this playlist can be shown.',
    imported: '{added} of {all} videos became lessons. The course is a draft.',
    noVideoAddress: 'No address of a YouTube video: “{line}”.',
    unknownVideo: 'Choose each video once, and only videos of the playlist.',
    unknownModule: 'Choose a module of this course.',
    noCourseTitle: 'Please enter the title of the course.',
    unmet: 'Complete this first: {courses}.',
    notEnrolled: 'Enrol in “{courses}” first.',
    notWatched: 'Watch {need}\u00a0% of the video first. You have watched {have}\u00a0%.',
    notViewed: 'Read on: you can complete this lesson after {need}\u00a0seconds. So far: {have}.',
    lessonFirst: 'Complete “{lesson}” first.',
    notOpenYet: 'This lesson opens on {date}.',
    notPassed: '{need} % of the answers must be right. Your best result is {have} %.',
    notSubmitted: 'Hand the task in first.',
    notAccepted: 'Your task is still waiting for a review.',
    taskAccepted: 'This task is accepted already.',
    taskReturned: 'This task is returned; the learner has not answered yet.',
    newerTask: 'The learner handed in a newer answer. Please read it first.',
    taskFile: 'Please send a PDF, a PNG or a JPEG.',
    releaseCycle: 'No lesson may open after itself: {path}.',
    copyOf: '{title} (copy)',
    otherCourse: 'Please choose a lesson of the same course.',
    noReleaseDate: 'Please enter the day on which it opens.',
    manyAttempts: 'Many attempts within an hour. Read the lesson once more, and try again later.',
    noTriesLeft: 'No attempts are left. A teacher of the course can reset them.',
    unknownUser: 'There is no such user.',
    earlyReview: 'Complete {percent}\u00a0% of the lessons first; then tell others what you think.',
    manyPosts: 'You wrote a lot in the last hour. Please try again later.',
    manyNotes: 'A lesson has at most {most} notes.',
    oneRight: 'Please mark exactly one choice as right.',
    someRight: 'Please mark at least one choice as right.',
    oneNumber: 'Please enter exactly one number as the right answer. 1.500 can be two numbers: write 1500 or 1.5.',
    differentChoices: 'Please enter at least two choices with different texts.',
    noLength: 'Please enter the minutes or the seconds of the video.',
    captions: {
      header: 'Captions begin with the line “WEBVTT”, or are an SRT file.',
      time: 'Line {line} of the captions needs two times, such as 00:01.000 --> 00:03.500.',
      order: 'Line {line} of the captions: a text ends after it begins, and begins no earlier than the one before it.',
      empty: 'The captions have no texts.',
      long: 'The captions are too long.',
    },
  },
  es: {
    cycle: 'Ningún curso puede llevar de vuelta a sí mismo: {path}.',
    noPlaylist: 'Escribe la dirección o el identificador de una lista de YouTube.',
    unknownPlaylist: 'Esa lista no existe o es privada.',
    noVideos: 'Ningún video de esta lista se puede mostrar.',
    imported: '{added} de {all} videos son ahora lecciones. El curso es un borrador.',
    noVideoAddress: 'No es la dirección de un video de YouTube: «{line}».',
    unknownVideo: 'Elige cada video una sola vez, y solo videos de la lista.',
    unknownModule: 'Elige un módulo de este curso.',
    noCourseTitle: 'Escribe el título del curso.',
    unmet: 'Completa esto antes: {courses}.',
    notEnrolled: 'Inscríbete antes en “{courses}”.',
    notWatched: 'Mira antes el {need}\u00a0% del video. Has visto el {have}\u00a0%.',
    notViewed: 'Sigue leyendo: puedes completarla después de {need}\u00a0segundos. Hasta ahora: {have}.',
    lessonFirst: 'Completa antes “{lesson}”.',
    notOpenYet: 'Esta lección se abre el {date}.',
    notPassed: 'El {need} % de las respuestas debe ser correcto. Tu mejor resultado es {have} %.',
    notSubmitted: 'Entrega antes la tarea.',
    notAccepted: 'Tu tarea todavía espera una revisión.',
    taskAccepted: 'Esta tarea ya está aceptada.',
    taskReturned: 'Esta tarea está devuelta; todavía no hay otra respuesta.',
    newerTask: 'Hay una respuesta más nueva. Léela primero.',
    taskFile: 'Envía un PDF, un PNG o un JPEG.',
    releaseCycle: 'Ninguna lección puede abrirse después de sí misma: {path}.',
    copyOf: '{title} (copia)',
    otherCourse: 'Elige una lección del mismo curso.',
    noReleaseDate: 'Escribe el día en que se abre.',
    manyAttempts: 'Son muchos intentos en una hora. Lee la lección otra vez e inténtalo más tarde.',
    noTriesLeft: 'No quedan intentos. Quien enseña el curso puede reiniciarlos.',
    unknownUser: 'No existe esta persona.',
    earlyReview: 'Completa primero el {percent}\u00a0% de las lecciones; después cuenta qué te parece.',
    manyPosts: 'Escribiste mucho en la última hora. Inténtalo más tarde.',
    manyNotes: 'Una lección tiene como máximo {most} notas.',
    oneRight: 'Marca exactamente una opción como correcta.',
    someRight: 'Marca al menos una opción como correcta.',
    oneNumber:
      'Escribe exactamente un número como respuesta correcta. 1.500 puede ser dos números: escribe 1500 o 1,5.',
    differentChoices: 'Escribe al menos dos opciones con textos distintos.',
    noLength: 'Escribe los minutos o los segundos del video.',
    captions: {
      header: 'Los subtítulos empiezan con la línea «WEBVTT» o son un archivo SRT.',
      time: 'La línea {line} de los subtítulos necesita dos tiempos, por ejemplo 00:01.000 --> 00:03.500.',
      order: 'Línea {line} de los subtítulos: un texto termina después de empezar y no empieza antes que el anterior.',
      empty: 'Los subtítulos no tienen textos.',
      long: 'Los subtítulos son demasiado largos.',
    },
  },
  pt: {
    cycle: 'Nenhum curso pode levar de volta a si mesmo: {path}.',
    noPlaylist: 'Escreva o endereço ou o identificador de uma playlist do YouTube.',
    unknownPlaylist: 'Essa playlist não existe ou é privada.',
    noVideos: 'Nenhum vídeo desta playlist pode ser exibido.',
    imported: '{added} de {all} vídeos viraram aulas. O curso é um rascunho.',
    noVideoAddress: 'Não é o endereço de um vídeo do YouTube: “{line}”.',
    unknownVideo: 'Escolha cada vídeo uma só vez, e só vídeos da playlist.',
    unknownModule: 'Escolha um módulo deste curso.',
    noCourseTitle: 'Escreva o título do curso.',
    unmet: 'Conclua isto antes: {courses}.',
    notEnrolled: 'Inscreva-se antes em “{courses}”.',
    notWatched: 'Assista antes a {need}\u00a0% do vídeo. Você assistiu a {have}\u00a0%.',
    notViewed: 'Continue lendo: você pode concluí-la depois de {need}\u00a0segundos. Até agora: {have}.',
    lessonFirst: 'Conclua antes “{lesson}”.',
    notOpenYet: 'Esta aula abre em {date}.',
    notPassed: '{need} % das respostas precisam estar certas. Seu melhor resultado é {have} %.',
    notSubmitted: 'Entregue antes a tarefa.',
    notAccepted: 'Sua tarefa ainda espera uma revisão.',
    taskAccepted: 'Esta tarefa já foi aceita.',
    taskReturned: 'Esta tarefa foi devolvida; ainda não há outra resposta.',
    newerTask: 'Há uma resposta mais nova. Leia-a primeiro.',
    taskFile: 'Envie um PDF, um PNG ou um JPEG.',
    releaseCycle: 'Nenhuma aula pode abrir depois de si mesma: {path}.',
    copyOf: '{title} (cópia)',
    otherCourse: 'Escolha uma aula do mesmo curso.',
    noReleaseDate: 'Escreva o dia em que ela abre.',
    manyAttempts: 'São muitas tentativas em uma hora. Leia a aula mais uma vez e tente mais tarde.',
    noTriesLeft: 'Não restam tentativas. Quem ensina o curso pode reiniciá-las.',
    unknownUser: 'Esta pessoa não existe.',
    earlyReview: 'Conclua primeiro {percent}\u00a0% das aulas; depois conte o que achou.',
    manyPosts: 'Você escreveu muito na última hora. Tente mais tarde.',
    manyNotes: 'Uma aula tem no máximo {most} anotações.',
    oneRight: 'Marque exatamente uma opção como certa.',
    someRight: 'Marque pelo menos uma opção como certa.',
    oneNumber: 'Escreva exatamente um número como resposta certa. 1.500 pode ser dois números: escreva 1500 ou 1,5.',
    differentChoices: 'Escreva pelo menos duas opções com textos diferentes.',
    noLength: 'Escreva os minutos ou os segundos do vídeo.',
    captions: {
      header: 'As legendas começam com a linha “WEBVTT” ou são um arquivo SRT.',
      time: 'A linha {line} das legendas precisa de dois tempos, por exemplo 00:01.000 --> 00:03.500.',
      order: 'Linha {line} das legendas: um texto termina depois de começar e não começa antes do anterior.',
      empty: 'As legendas não têm textos.',
      long: 'As legendas são longas demais.',
    },
  },
};
