import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { isLastReview, reviewParts } from './review-values';

/** To a learner whose task was accepted. */
export const taskAcceptedMail = defineMail({
  template: 'taskAccepted',
  kind: 'lessonTalk',
  ...reviewParts,
  isDue: (db, values) => isLastReview(db, values, 'accepted'),
  words: {
    en: {
      subject: 'Accepted: “{subject}”',
      preheader: 'Your task is accepted',
      greeting: 'Hello {name}',
      paragraphs: ['Your task is accepted. Well done!'],
      button: 'Open the lesson',
      notes: ['You get this mail because you handed this task in.'],
    },
    es: {
      subject: 'Aceptada: «{subject}»',
      preheader: 'Tu tarea está aceptada',
      greeting: 'Hola, {name}',
      paragraphs: ['Tu tarea está aceptada. ¡Muy bien!'],
      button: 'Abrir la lección',
      notes: ['Recibes este correo porque entregaste esta tarea.'],
    },
    pt: {
      subject: 'Aceita: “{subject}”',
      preheader: 'Sua tarefa foi aceita',
      greeting: 'Olá, {name}',
      paragraphs: ['Sua tarefa foi aceita. Muito bem!'],
      button: 'Abrir a aula',
      notes: ['Você recebe este e-mail porque entregou esta tarefa.'],
    },
  },
});
