import * as z from 'zod';

import { defineMail } from '../../../infrastructure/mail/define-mail';

/** `what`: kind of the form entry, in the mail's language. */
export const formReceivedMail = defineMail({
  template: 'formReceived',
  kind: 'receipts',
  values: z.object({ name: z.string(), what: z.string(), reference: z.string() }),
  keptValues: ['name', 'what', 'reference'],
  link: () => '/',
  words: {
    en: {
      subject: 'We have received {what} ({reference})',
      preheader: 'Thank you for writing to {product}.',
      greeting: 'Thank you, {name}',
      paragraphs: [
        'We have received {what}. Somebody of our team reads everything that arrives and will answer as soon as she can.',
        'If you write to us about it again, please mention {reference}.',
      ],
      button: 'Visit {product}',
      notes: ['You did not write to us? Then somebody mistyped her address, and there is nothing to do.'],
    },
    es: {
      subject: 'Hemos recibido {what} ({reference})',
      preheader: 'Gracias por escribir a {product}.',
      greeting: 'Gracias, {name}',
      paragraphs: [
        'Hemos recibido {what}. Alguien de nuestro equipo lee todo lo que llega y te responderá en cuanto pueda.',
        'Si vuelves a escribirnos sobre esto, menciona {reference}, por favor.',
      ],
      button: 'Visitar {product}',
      notes: ['¿No nos escribiste? Entonces alguien tecleó mal su dirección y no tienes que hacer nada.'],
    },
    pt: {
      subject: 'Recebemos {what} ({reference})',
      preheader: 'Obrigada por escrever para a {product}.',
      greeting: 'Obrigada, {name}',
      paragraphs: [
        'Recebemos {what}. Alguém da nossa equipe lê tudo o que chega e vai responder assim que puder.',
        'Se você voltar a escrever sobre isso, mencione {reference}, por favor.',
      ],
      button: 'Visitar a {product}',
      notes: ['Você não escreveu para nós? Então alguém digitou errado o endereço e não é preciso fazer nada.'],
    },
  },
});
