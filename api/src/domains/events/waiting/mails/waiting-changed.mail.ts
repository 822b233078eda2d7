import * as z from 'zod';

import { singleLine } from '../../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { placePath } from './waiting-values';

/** To a person who waits for tickets of events with another time, place or state; `token`: of the first place. */
export const waitingChangedMail = defineMail({
  template: 'waitingChanged',
  kind: 'eventChange',
  values: z.object({
    name: z.string(),
    event: z.string(),
    path: z.string(),
    when: z.string(),
    where: z.string(),
    words: z.string(),
    token: z.string(),
  }),
  keptValues: ['name', 'event', 'path', 'when', 'where', 'words'],
  placeholders: { event: singleLine, where: singleLine },
  writtenText: ({ words }) => words,
  link: ({ token }) => placePath(token),
  words: {
    en: {
      subject: 'Changed: {event}',
      preheader: 'New: {when}',
      greeting: 'Hello {name}',
      paragraphs: [
        '{event}, for which you are on the waiting list, has changed. This is the plan now:',
        '{when}',
        '{where}',
      ],
      button: 'See or leave my place',
      notes: ['You keep your place. You do not want to come any more? Open the link and leave the list.'],
    },
    es: {
      subject: 'Cambios: {event}',
      preheader: 'Nuevo: {when}',
      greeting: 'Hola, {name}',
      paragraphs: ['{event}, en cuya lista de espera estás, ha cambiado. Este es el plan ahora:', '{when}', '{where}'],
      button: 'Ver o dejar mi lugar',
      notes: ['Conservas tu lugar. ¿Ya no quieres venir? Abre el enlace y sal de la lista.'],
    },
    pt: {
      subject: 'Mudança: {event}',
      preheader: 'Novo: {when}',
      greeting: 'Olá, {name}',
      paragraphs: ['{event}, em cuja lista de espera você está, mudou. Este é o plano agora:', '{when}', '{where}'],
      button: 'Ver ou deixar meu lugar',
      notes: ['Você mantém o seu lugar. Não quer mais vir? Abra o link e saia da lista.'],
    },
  },
});
