import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { firstTicketPath } from '../ticket-values';
import { validTicketParts } from '../valid-tickets';

export const eventChangedMail = defineMail({
  template: 'eventChanged',
  kind: 'eventChange',
  ...validTicketParts,
  link: firstTicketPath,
  words: {
    en: {
      subject: 'Changed: {event}',
      preheader: 'New: {when}',
      greeting: 'Hello {name}',
      paragraphs: ['{event}, for which you have a ticket, has changed. This is the plan now:', '{when}', '{where}'],
      button: 'Open my ticket',
      notes: ['Your ticket stays valid. You cannot come any more? Open your ticket and cancel it.'],
    },
    es: {
      subject: 'Cambios: {event}',
      preheader: 'Nuevo: {when}',
      greeting: 'Hola, {name}',
      paragraphs: ['{event}, para el que tienes una entrada, ha cambiado. Este es el plan ahora:', '{when}', '{where}'],
      button: 'Abrir mi entrada',
      notes: ['Tu entrada sigue siendo válida. ¿Ya no puedes venir? Abre tu entrada y cancélala.'],
    },
    pt: {
      subject: 'Mudança: {event}',
      preheader: 'Novo: {when}',
      greeting: 'Olá, {name}',
      paragraphs: ['{event}, para o qual você tem um ingresso, mudou. Este é o plano agora:', '{when}', '{where}'],
      button: 'Abrir meu ingresso',
      notes: ['O seu ingresso continua válido. Não pode mais vir? Abra o seu ingresso e cancele-o.'],
    },
  },
});
