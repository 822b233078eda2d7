import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** The member has ended the plan. `what`: the plan; `until`: the last day of the paid time. */
export const planEndingMail = defineMail({
  template: 'planEnding',
  kind: 'payments',
  values: z.object({ name: z.string(), what: z.string(), until: z.string() }),
  keptValues: ['name', 'what', 'until'],
  link: () => '/my/membership',
  words: {
    en: {
      subject: 'Your plan {what} ends on {until}',
      preheader: 'Nothing more is charged.',
      greeting: 'Hello {name}',
      paragraphs: [
        'You have ended your plan {what}. You keep it until {until}, and nothing more is charged.',
        'Then you have the free plan, and everything that you have made is kept.',
      ],
      button: 'Keep my plan',
      notes: ['Until that day you can resume it with one press.'],
    },
    es: {
      subject: 'Tu plan {what} termina el {until}',
      preheader: 'No se cobra nada más.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Terminaste tu plan {what}. Lo conservas hasta el {until} y no se cobra nada más.',
        'Después tienes el plan gratis, y se conserva todo lo que hiciste.',
      ],
      button: 'Conservar mi plan',
      notes: ['Hasta ese día puedes reactivarlo con un clic.'],
    },
    pt: {
      subject: 'O seu plano {what} termina em {until}',
      preheader: 'Nada mais é cobrado.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Você encerrou o seu plano {what}. Ele continua até {until}, e nada mais é cobrado.',
        'Depois você tem o plano grátis, e tudo o que você fez fica guardado.',
      ],
      button: 'Manter o meu plano',
      notes: ['Até esse dia você pode retomá-lo com um clique.'],
    },
  },
});
