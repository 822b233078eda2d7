import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { postParts, postPath } from './post-values';

/** To those who wrote in a question. */
export const lessonAnswerMail = defineMail({
  template: 'lessonAnswer',
  kind: 'lessonTalk',
  ...postParts,
  link: postPath,
  words: {
    en: {
      subject: 'New answer in “{subject}”',
      preheader: '{other} answered',
      greeting: 'Hello {name}',
      paragraphs: ['{other} writes:'],
      button: 'Read the answers',
      notes: ['You get this mail because you wrote in this question.'],
    },
    es: {
      subject: 'Nueva respuesta en «{subject}»',
      preheader: '{other} respondió',
      greeting: 'Hola, {name}',
      paragraphs: ['{other} escribe:'],
      button: 'Leer las respuestas',
      notes: ['Recibes este correo porque escribiste en esta pregunta.'],
    },
    pt: {
      subject: 'Nova resposta em “{subject}”',
      preheader: '{other} respondeu',
      greeting: 'Olá, {name}',
      paragraphs: ['{other} escreve:'],
      button: 'Ler as respostas',
      notes: ['Você recebe este e-mail porque escreveu nesta pergunta.'],
    },
  },
});
