import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { isMoveIn } from './move-of-mail';

/** `what`: the plan; `amount` and `money`: the new and the old price, with the interval; `until`: the day of the change. */
export const priceChangeMail = defineMail({
  template: 'priceChange',
  kind: 'payments',
  values: z.object({
    name: z.string(),
    what: z.string(),
    amount: z.string(),
    money: z.string(),
    until: z.string(),
    moveId: z.number(),
  }),
  keptValues: ['name', 'what', 'amount', 'money', 'until'],
  isDue: (db, { moveId }) => isMoveIn(db, moveId, ['announced', 'applied']),
  link: () => '/my/membership',
  words: {
    en: {
      subject: 'From {until} your plan {what} costs {amount}',
      preheader: 'Until then you pay {money}, as now.',
      greeting: 'Hello {name}',
      paragraphs: [
        'The price of your plan {what} changes: from {until} you pay {amount} instead of {money}.',
        'Nothing is charged before, and what you have paid stays paid. Your plan goes on as it is.',
      ],
      button: 'See your membership',
      notes: [
        'You would rather not go on at this price? Under “Membership” you can change or cancel your plan before.',
      ],
    },
    es: {
      subject: 'Desde el {until} tu plan {what} cuesta {amount}',
      preheader: 'Hasta entonces pagas {money}, como ahora.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'El precio de tu plan {what} cambia: desde el {until} pagas {amount} en lugar de {money}.',
        'Antes no se cobra nada, y lo que ya pagaste queda pagado. Tu plan sigue igual.',
      ],
      button: 'Ver tu membresía',
      notes: ['¿Prefieres no seguir con este precio? En «Membresía» puedes cambiar o cancelar tu plan antes.'],
    },
    pt: {
      subject: 'A partir de {until} o seu plano {what} custa {amount}',
      preheader: 'Até lá você paga {money}, como agora.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'O preço do seu plano {what} muda: a partir de {until} você paga {amount} em vez de {money}.',
        'Nada é cobrado antes, e o que você já pagou continua pago. O seu plano segue como está.',
      ],
      button: 'Ver a sua assinatura',
      notes: ['Prefere não continuar com este preço? Em “Assinatura” você pode mudar ou cancelar o plano antes.'],
    },
  },
});
