import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { isMoveIn } from './move-of-mail';

/** An announced price is taken back. `what`: the plan; `money`: the price that stays, with the interval. */
export const priceKeptMail = defineMail({
  template: 'priceKept',
  kind: 'payments',
  values: z.object({ name: z.string(), what: z.string(), money: z.string(), moveId: z.number() }),
  keptValues: ['name', 'what', 'money'],
  isDue: (db, { moveId }) => isMoveIn(db, moveId, ['withdrawn']),
  link: () => '/my/membership',
  words: {
    en: {
      subject: 'The price of your plan {what} stays as it is',
      preheader: 'You go on paying {money}.',
      greeting: 'Hello {name}',
      paragraphs: [
        'We wrote to you that the price of your plan {what} changes. We have taken that back: you go on paying {money}.',
      ],
      button: 'See your membership',
      notes: ['There is nothing to do.'],
    },
    es: {
      subject: 'El precio de tu plan {what} se mantiene',
      preheader: 'Sigues pagando {money}.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Te escribimos que el precio de tu plan {what} cambiaba. Lo hemos deshecho: sigues pagando {money}.',
      ],
      button: 'Ver tu membresía',
      notes: ['No hace falta que hagas nada.'],
    },
    pt: {
      subject: 'O preço do seu plano {what} continua o mesmo',
      preheader: 'Você continua pagando {money}.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Escrevemos que o preço do seu plano {what} mudaria. Voltamos atrás: você continua pagando {money}.',
      ],
      button: 'Ver a sua assinatura',
      notes: ['Você não precisa fazer nada.'],
    },
  },
});
