import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** `what`: brand and last digits; `until`: month and year. */
export const cardExpiresMail = defineMail({
  template: 'cardExpires',
  kind: 'payments',
  values: z.object({ name: z.string(), what: z.string(), until: z.string() }),
  keptValues: ['name', 'what', 'until'],
  link: () => '/my/membership',
  words: {
    en: {
      subject: 'Your card {what} expires soon',
      preheader: 'It is good until {until}.',
      greeting: 'Hello {name}',
      paragraphs: [
        'The card that pays your plan, {what}, expires at the end of {until}.',
        'Add the new one before, so that the next payment goes through.',
      ],
      button: 'Use another card',
      notes: ['Your bank has replaced the card already? Often it tells us, and there is nothing to do.'],
    },
    es: {
      subject: 'Tu tarjeta {what} vence pronto',
      preheader: 'Es válida hasta {until}.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'La tarjeta que paga tu plan, {what}, vence al final de {until}.',
        'Agrega antes la nueva para que el próximo pago se haga bien.',
      ],
      button: 'Usar otra tarjeta',
      notes: ['¿Tu banco ya reemplazó la tarjeta? Muchas veces nos avisa y no hay nada que hacer.'],
    },
    pt: {
      subject: 'O seu cartão {what} vence em breve',
      preheader: 'Ele vale até {until}.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'O cartão que paga o seu plano, {what}, vence no fim de {until}.',
        'Adicione o novo antes, para que o próximo pagamento dê certo.',
      ],
      button: 'Usar outro cartão',
      notes: ['O seu banco já substituiu o cartão? Muitas vezes ele nos avisa, e não há nada a fazer.'],
    },
  },
});
