import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { invitationMinutes } from '../lifetimes';

/** To a user whose account an administrator created; the pin allows to choose a password. */
export const invitationMail = defineMail({
  template: 'invitation',
  kind: 'security',
  values: z.object({
    name: z.string(),
    email: z.string(),
    pin: z.string(),
    /** The long secret of the link; mails that were queued by an earlier version have none. */
    link: z.optional(z.string()),
  }),
  lifetimeMinutes: invitationMinutes,
  link: ({ email, pin, link }) => `/reset-password?${new URLSearchParams({ email, pin: link ?? pin })}`,
  words: {
    en: {
      subject: 'Your account with {product} is waiting',
      preheader: 'Choose a password and you are in.',
      greeting: 'Welcome, {name}',
      paragraphs: ['We have made an account for you at {product}. Choose a password, and it is yours.'],
      pinLabel: 'Your code',
      button: 'Choose a password',
      notes: [
        'The code is good for 7 days and works once. After that, ask for another one with “Forgot your password?”.',
        'You do not know us? Then leave this mail alone: nobody can use the account without it.',
      ],
    },
    es: {
      subject: 'Tu cuenta en {product} te espera',
      preheader: 'Elige una contraseña y ya estás dentro.',
      greeting: 'Te damos la bienvenida, {name}',
      paragraphs: ['Hemos creado una cuenta para ti en {product}. Elige una contraseña y será tuya.'],
      pinLabel: 'Tu código',
      button: 'Elegir una contraseña',
      notes: [
        'El código vale 7 días y sirve una sola vez. Después, pide otro en «¿Olvidaste tu contraseña?».',
        '¿No nos conoces? Deja este correo sin más: nadie puede usar la cuenta sin él.',
      ],
    },
    pt: {
      subject: 'A sua conta na {product} está à espera',
      preheader: 'Escolha uma senha e pronto.',
      greeting: 'Boas-vindas, {name}',
      paragraphs: ['Criamos uma conta para você na {product}. Escolha uma senha e ela é sua.'],
      pinLabel: 'Seu código',
      button: 'Escolher uma senha',
      notes: [
        'O código vale por 7 dias e funciona uma única vez. Depois disso, peça outro em “Esqueceu a senha?”.',
        'Não nos conhece? Ignore este e-mail: ninguém pode usar a conta sem ele.',
      ],
    },
  },
});
