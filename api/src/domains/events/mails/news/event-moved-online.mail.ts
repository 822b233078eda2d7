import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { firstTicketPath } from '../ticket-values';
import { validTicketParts } from '../valid-tickets';

export const eventMovedOnlineMail = defineMail({
  template: 'eventMovedOnline',
  kind: 'eventChange',
  ...validTicketParts,
  link: firstTicketPath,
  words: {
    en: {
      subject: 'Now online: {event}',
      preheader: '{when}',
      greeting: 'Hello {name}',
      paragraphs: ['{event}, for which you have a ticket, takes place online now.', '{when}', '{where}'],
      button: 'Open my ticket',
      notes: ['Your ticket stays valid. You cannot take part any more? Open your ticket and cancel it.'],
    },
    es: {
      subject: 'Ahora en línea: {event}',
      preheader: '{when}',
      greeting: 'Hola, {name}',
      paragraphs: ['{event}, para el que tienes una entrada, ahora se celebra en línea.', '{when}', '{where}'],
      button: 'Abrir mi entrada',
      notes: ['Tu entrada sigue siendo válida. ¿Ya no puedes participar? Abre tu entrada y cancélala.'],
    },
    pt: {
      subject: 'Agora online: {event}',
      preheader: '{when}',
      greeting: 'Olá, {name}',
      paragraphs: ['{event}, para o qual você tem um ingresso, agora vai acontecer online.', '{when}', '{where}'],
      button: 'Abrir meu ingresso',
      notes: ['O seu ingresso continua válido. Não pode mais participar? Abra o seu ingresso e cancele-o.'],
    },
  },
});
