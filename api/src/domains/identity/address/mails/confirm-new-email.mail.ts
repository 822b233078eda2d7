import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { pinMinutes } from '../../auth/lifetimes';

export const confirmNewEmailMail = defineMail({
  template: 'confirmNewEmail',
  kind: 'security',
  values: z.object({ name: z.string(), userId: z.number(), pin: z.string() }),
  lifetimeMinutes: pinMinutes.email,
  link: ({ userId, pin }) => `/verify-email?${new URLSearchParams({ user_id: String(userId), pin, for: 'change' })}`,
  words: {
    en: {
      subject: '{pin} is your code to confirm your new e-mail',
      preheader: 'Confirm the new address of your {product} account.',
      greeting: 'Hello {name}',
      paragraphs: ['This address was entered as the new e-mail of a {product} account. Confirm that it is yours.'],
      pinLabel: 'Your code',
      button: 'Confirm my new e-mail',
      notes: [
        'The code is good for 24 hours.',
        'It was not you? Then there is nothing to do: nothing changes without the code.',
      ],
    },
    es: {
      subject: '{pin} es tu código para confirmar tu correo nuevo',
      preheader: 'Confirma la dirección nueva de tu cuenta de {product}.',
      greeting: 'Hola, {name}',
      paragraphs: ['Esta dirección se escribió como correo nuevo de una cuenta de {product}. Confirma que es tuya.'],
      pinLabel: 'Tu código',
      button: 'Confirmar mi correo nuevo',
      notes: [
        'El código vale 24 horas.',
        '¿No fuiste tú? Entonces no tienes que hacer nada: sin el código nada cambia.',
      ],
    },
    pt: {
      subject: '{pin} é o seu código para confirmar o novo e-mail',
      preheader: 'Confirme o novo endereço da sua conta na {product}.',
      greeting: 'Olá, {name}',
      paragraphs: ['Este endereço foi escrito como o novo e-mail de uma conta na {product}. Confirme que é seu.'],
      pinLabel: 'Seu código',
      button: 'Confirmar meu novo e-mail',
      notes: ['O código vale por 24 horas.', 'Não foi você? Então não é preciso fazer nada: sem o código nada muda.'],
    },
  },
});
