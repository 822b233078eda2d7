import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { pinMinutes } from '../lifetimes';

export const forgotPasswordMail = defineMail({
  template: 'forgotPassword',
  kind: 'security',
  values: z.object({
    name: z.string(),
    email: z.string(),
    pin: z.string(),
    /** The long secret of the link; mails that were queued by an earlier version have none. */
    link: z.optional(z.string()),
  }),
  lifetimeMinutes: pinMinutes.reset,
  link: ({ email, pin, link }) => `/reset-password?${new URLSearchParams({ email, pin: link ?? pin })}`,
  words: {
    en: {
      subject: 'Choose a new password',
      preheader: 'Choose a new password for {product}.',
      greeting: 'Hello {name}',
      paragraphs: ['Somebody, hopefully you, asked to choose a new password for your account.'],
      pinLabel: 'Your code',
      button: 'Choose a new password',
      notes: [
        'The code is good for 30 minutes and works once.',
        'It was not you? Then leave this mail alone: your password stays as it is.',
      ],
    },
    es: {
      subject: 'Elige una contraseña nueva',
      preheader: 'Elige una contraseña nueva para {product}.',
      greeting: 'Hola, {name}',
      paragraphs: ['Alguien, esperamos que tú, pidió elegir una contraseña nueva para tu cuenta.'],
      pinLabel: 'Tu código',
      button: 'Elegir una contraseña nueva',
      notes: [
        'El código vale 30 minutos y sirve una sola vez.',
        '¿No fuiste tú? Deja este correo sin más: tu contraseña sigue igual.',
      ],
    },
    pt: {
      subject: 'Escolha uma nova senha',
      preheader: 'Escolha uma nova senha para a {product}.',
      greeting: 'Olá, {name}',
      paragraphs: ['Alguém, esperamos que você, pediu para escolher uma nova senha para a sua conta.'],
      pinLabel: 'Seu código',
      button: 'Escolher uma nova senha',
      notes: [
        'O código vale por 30 minutos e funciona uma única vez.',
        'Não foi você? Ignore este e-mail: a sua senha continua a mesma.',
      ],
    },
  },
});
