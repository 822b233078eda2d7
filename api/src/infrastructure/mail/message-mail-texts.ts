import type { Locale } from '@enlace/shared-contract';

import type { MailWords } from './mail-texts';

/** Mails with the text of organisers, learners or teachers. */
export type MessageMail = 'eventMessage' | 'lessonQuestion' | 'lessonAnswer';

type Words = Readonly<Record<MessageMail, MailWords>>;

export const messageMailWords: Readonly<Record<Locale, Words>> = {
  en: {
    eventMessage: {
      subject: '{subject}',
      preheader: '{event}',
      greeting: '{subject}',
      paragraphs: [],
      button: 'Open my ticket',
      notes: ['You get this mail from the organisers, because you are registered for {event}.'],
    },
    lessonQuestion: {
      subject: 'A question about “{subject}”',
      preheader: '{other} asked about “{subject}”',
      greeting: 'Hello {name}',
      paragraphs: ['{other} asks:'],
      button: 'Answer',
      notes: ['You get this mail because you teach this course.'],
    },
    lessonAnswer: {
      subject: 'New answer in “{subject}”',
      preheader: '{other} answered',
      greeting: 'Hello {name}',
      paragraphs: ['{other} writes:'],
      button: 'Read the answers',
      notes: ['You get this mail because you wrote in this question.'],
    },
  },
  es: {
    eventMessage: {
      subject: '{subject}',
      preheader: '{event}',
      greeting: '{subject}',
      paragraphs: [],
      button: 'Abrir mi entrada',
      notes: ['La organización te escribe porque tienes una inscripción a {event}.'],
    },
    lessonQuestion: {
      subject: 'Una pregunta sobre «{subject}»',
      preheader: '{other} preguntó sobre «{subject}»',
      greeting: 'Hola, {name}',
      paragraphs: ['{other} pregunta:'],
      button: 'Responder',
      notes: ['Recibes este correo porque enseñas este curso.'],
    },
    lessonAnswer: {
      subject: 'Nueva respuesta en «{subject}»',
      preheader: '{other} respondió',
      greeting: 'Hola, {name}',
      paragraphs: ['{other} escribe:'],
      button: 'Leer las respuestas',
      notes: ['Recibes este correo porque escribiste en esta pregunta.'],
    },
  },
  pt: {
    eventMessage: {
      subject: '{subject}',
      preheader: '{event}',
      greeting: '{subject}',
      paragraphs: [],
      button: 'Abrir meu ingresso',
      notes: ['A organização escreve para você porque você tem uma inscrição em {event}.'],
    },
    lessonQuestion: {
      subject: 'Uma pergunta sobre “{subject}”',
      preheader: '{other} perguntou sobre “{subject}”',
      greeting: 'Olá, {name}',
      paragraphs: ['{other} pergunta:'],
      button: 'Responder',
      notes: ['Você recebe este e-mail porque ensina este curso.'],
    },
    lessonAnswer: {
      subject: 'Nova resposta em “{subject}”',
      preheader: '{other} respondeu',
      greeting: 'Olá, {name}',
      paragraphs: ['{other} escreve:'],
      button: 'Ler as respostas',
      notes: ['Você recebe este e-mail porque escreveu nesta pergunta.'],
    },
  },
};
