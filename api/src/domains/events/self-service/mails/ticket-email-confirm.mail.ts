import * as z from 'zod';

import { singleLine } from '../../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** To the new address of a ticket; `token` confirms it. */
export const ticketEmailConfirmMail = defineMail({
  template: 'ticketEmailConfirm',
  kind: 'tickets',
  values: z.object({ name: z.string(), event: z.string(), token: z.string() }),
  keptValues: ['name', 'event'],
  placeholders: { event: singleLine },
  link: ({ token }) => `/api/v2/ticket-email?${new URLSearchParams({ token })}`,
  words: {
    en: {
      subject: 'Confirm this address for your ticket',
      preheader: 'One step left for {event}.',
      greeting: 'Hello {name}',
      paragraphs: ['Confirm that mails about your ticket for {event} come to this address.'],
      button: 'Confirm this address',
      notes: ['The link is good for a day.', 'You did not ask for this? Then there is nothing to do.'],
    },
    es: {
      subject: 'Confirma esta dirección para tu entrada',
      preheader: 'Solo falta un paso para {event}.',
      greeting: 'Hola, {name}',
      paragraphs: ['Confirma que los correos sobre tu entrada para {event} lleguen a esta dirección.'],
      button: 'Confirmar esta dirección',
      notes: ['El enlace vale un día.', '¿No lo pediste? Entonces no tienes que hacer nada.'],
    },
    pt: {
      subject: 'Confirme este endereço para o seu ingresso',
      preheader: 'Falta só um passo para {event}.',
      greeting: 'Olá, {name}',
      paragraphs: ['Confirme que os e-mails sobre o seu ingresso para {event} cheguem a este endereço.'],
      button: 'Confirmar este endereço',
      notes: ['O link vale um dia.', 'Não pediu isso? Então não precisa fazer nada.'],
    },
  },
});
