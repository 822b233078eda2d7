import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { isLastReview, reviewParts } from './review-values';

/** To a learner whose task was returned. */
export const taskReturnedMail = defineMail({
  template: 'taskReturned',
  kind: 'lessonTalk',
  ...reviewParts,
  isDue: (db, values) => isLastReview(db, values, 'returned'),
  words: {
    en: {
      subject: 'Your task “{subject}” needs one more round',
      preheader: 'Words about your task',
      greeting: 'Hello {name}',
      paragraphs: ['Your teacher read your task and asks you to hand it in once more:'],
      button: 'Open the task',
      notes: ['You get this mail because you handed this task in.'],
    },
    es: {
      subject: 'Tu tarea «{subject}» necesita otra vuelta',
      preheader: 'Comentarios sobre tu tarea',
      greeting: 'Hola, {name}',
      paragraphs: ['Leímos tu tarea y te pedimos que la entregues otra vez:'],
      button: 'Abrir la tarea',
      notes: ['Recibes este correo porque entregaste esta tarea.'],
    },
    pt: {
      subject: 'Sua tarefa “{subject}” precisa de mais uma rodada',
      preheader: 'Comentários sobre sua tarefa',
      greeting: 'Olá, {name}',
      paragraphs: ['Lemos sua tarefa e pedimos que você a entregue mais uma vez:'],
      button: 'Abrir a tarefa',
      notes: ['Você recebe este e-mail porque entregou esta tarefa.'],
    },
  },
});
