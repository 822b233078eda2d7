import { defineMail } from '../../../infrastructure/mail/define-mail';
import { placePath } from '../waiting/mails/waiting-values';
import { messageParts, messageWords, readerLink } from './event-message.mail';

/** What organisers write to people who wait for a ticket; `token`: of the place. */
export const waitingMessageMail = defineMail({
  template: 'waitingMessage',
  ...messageParts,
  link: readerLink(placePath),
  words: {
    en: {
      ...messageWords,
      button: 'See my place',
      notes: ['You get this mail from the organisers, because you are on the waiting list for {event}.'],
    },
    es: {
      ...messageWords,
      button: 'Ver mi lugar',
      notes: ['La organización te escribe porque estás en la lista de espera de {event}.'],
    },
    pt: {
      ...messageWords,
      button: 'Ver meu lugar',
      notes: ['A organização escreve para você porque você está na lista de espera de {event}.'],
    },
  },
});
