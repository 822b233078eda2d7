import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { pinMinutes } from '../../auth/lifetimes';

/** Proves that the owner of the account requests the removal. */
export const removalPinMail = defineMail({
  template: 'removalPin',
  kind: 'security',
  values: z.object({ name: z.string(), pin: z.string() }),
  lifetimeMinutes: pinMinutes.remove,
  link: () => '/about/privacy',
  words: {
    en: {
      subject: '{pin} is your code to remove your data',
      preheader: 'Confirm that you want to leave {product}.',
      greeting: 'Hello {name}',
      paragraphs: [
        'Somebody, hopefully you, asked to remove your account and everything we keep about you. Enter this code to confirm.',
      ],
      pinLabel: 'Your code',
      button: 'What happens to my data',
      notes: [
        'The code is good for 30 minutes and works once.',
        'It was not you? Then leave this mail alone: nothing happens without the code.',
      ],
    },
    es: {
      subject: '{pin} es tu código para eliminar tus datos',
      preheader: 'Confirma que quieres dejar {product}.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Alguien, esperamos que tú, pidió eliminar tu cuenta y todo lo que guardamos sobre ti. Escribe este código para confirmarlo.',
      ],
      pinLabel: 'Tu código',
      button: 'Qué pasa con mis datos',
      notes: [
        'El código vale 30 minutos y sirve una sola vez.',
        '¿No fuiste tú? Deja este correo sin más: sin el código no pasa nada.',
      ],
    },
    pt: {
      subject: '{pin} é o seu código para remover os seus dados',
      preheader: 'Confirme que quer deixar a {product}.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Alguém, esperamos que você, pediu para remover a sua conta e tudo o que guardamos sobre você. Escreva este código para confirmar.',
      ],
      pinLabel: 'Seu código',
      button: 'O que acontece com os meus dados',
      notes: [
        'O código vale por 30 minutos e funciona uma única vez.',
        'Não foi você? Ignore este e-mail: sem o código nada acontece.',
      ],
    },
  },
});
