import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { postParts, postPath } from './post-values';

/** To those who teach a course. */
export const lessonQuestionMail = defineMail({
  template: 'lessonQuestion',
  kind: 'lessonTalk',
  ...postParts,
  link: postPath,
  words: {
    en: {
      subject: 'A question about “{subject}”',
      preheader: '{other} asked about “{subject}”',
      greeting: 'Hello {name}',
      paragraphs: ['{other} asks:'],
      button: 'Answer',
      notes: ['You get this mail because you teach this course.'],
    },
    es: {
      subject: 'Una pregunta sobre «{subject}»',
      preheader: '{other} preguntó sobre «{subject}»',
      greeting: 'Hola, {name}',
      paragraphs: ['{other} pregunta:'],
      button: 'Responder',
      notes: ['Recibes este correo porque enseñas este curso.'],
    },
    pt: {
      subject: 'Uma pergunta sobre “{subject}”',
      preheader: '{other} perguntou sobre “{subject}”',
      greeting: 'Olá, {name}',
      paragraphs: ['{other} pergunta:'],
      button: 'Responder',
      notes: ['Você recebe este e-mail porque ensina este curso.'],
    },
  },
});
