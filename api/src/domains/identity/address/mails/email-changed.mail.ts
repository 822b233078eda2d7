import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** To the previous address after the change. `token` undoes it. */
export const emailChangedMail = defineMail({
  template: 'emailChanged',
  kind: 'security',
  values: z.object({ name: z.string(), token: z.optional(z.string()) }),

  link: ({ token }) => (token === undefined ? '/login' : `/api/v2/undoemailchange?${new URLSearchParams({ token })}`),
  words: {
    en: {
      subject: 'The e-mail of your account was changed',
      preheader: 'Your {product} account has another address now.',
      greeting: 'Hello {name}',
      paragraphs: [
        'The e-mail address of your {product} account was changed just now. From here on we write to the new one.',
      ],
      button: 'It was not me: undo',
      notes: [
        'The button works for 7 days. It brings this address back, signs out every device and lets you choose a new password.',
      ],
    },
    es: {
      subject: 'El correo de tu cuenta ha cambiado',
      preheader: 'Tu cuenta de {product} tiene ahora otra dirección.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'La dirección de correo de tu cuenta de {product} acaba de cambiar. A partir de ahora escribimos a la nueva.',
      ],
      button: 'No fui yo: deshacer',
      notes: [
        'El botón sirve durante 7 días. Recupera esta dirección, cierra la sesión en todos los dispositivos y te deja elegir una contraseña nueva.',
      ],
    },
    pt: {
      subject: 'O e-mail da sua conta foi alterado',
      preheader: 'A sua conta na {product} tem agora outro endereço.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'O endereço de e-mail da sua conta na {product} acaba de ser alterado. A partir de agora escrevemos para o novo.',
      ],
      button: 'Não fui eu: desfazer',
      notes: [
        'O botão funciona por 7 dias. Ele traz este endereço de volta, encerra a sessão em todos os dispositivos e deixa você escolher uma nova senha.',
      ],
    },
  },
});
