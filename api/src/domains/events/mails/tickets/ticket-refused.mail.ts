import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { ticketParts } from '../ticket-values';

export const ticketRefusedMail = defineMail({
  template: 'ticketRefused',
  kind: 'tickets',
  ...ticketParts,
  link: ({ path }) => path,
  words: {
    en: {
      subject: 'Your registration for {event}',
      preheader: 'This time there is no place for you.',
      greeting: 'Hello {name}',
      paragraphs: [
        'The organisers of {event} could not accept your registration this time. The seat is no longer held for you.',
        '{reason}',
      ],
      button: 'See the event',
      notes: ['You have a question? Answer this mail or write to us.'],
    },
    es: {
      subject: 'Tu inscripción a {event}',
      preheader: 'Esta vez no hay lugar para ti.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'La organización de {event} no pudo aceptar tu inscripción esta vez. El lugar ya no está reservado para ti.',
        '{reason}',
      ],
      button: 'Ver el evento',
      notes: ['¿Tienes una pregunta? Responde a este correo o escríbenos.'],
    },
    pt: {
      subject: 'Sua inscrição em {event}',
      preheader: 'Desta vez não há lugar para você.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'A organização de {event} não pôde aceitar sua inscrição desta vez. O lugar não está mais reservado para você.',
        '{reason}',
      ],
      button: 'Ver o evento',
      notes: ['Tem uma pergunta? Responda a este e-mail ou escreva para nós.'],
    },
  },
});
