import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** `what`: kind of the second factor, in the mail's language. */
export const factorRemovedMail = defineMail({
  template: 'factorRemoved',
  kind: 'security',
  values: z.object({ name: z.string(), what: z.string() }),
  keptValues: ['name', 'what'],
  link: () => '/my/account/second-factor',
  words: {
    en: {
      subject: 'A second factor was removed from your account',
      preheader: 'It can no longer be used to sign in to {product}.',
      greeting: 'Hello {name}',
      paragraphs: ['Removed from your {product} account: {what}.'],
      button: 'Your second factor',
      notes: ['It was not you? Choose a new password at once with "Forgot password" on the sign-in page, and tell us.'],
    },
    es: {
      subject: 'Se quitó un segundo factor de tu cuenta',
      preheader: 'Ya no sirve para entrar en {product}.',
      greeting: 'Hola, {name}',
      paragraphs: ['Quitado de tu cuenta de {product}: {what}.'],
      button: 'Tu segundo factor',
      notes: [
        '¿No fuiste tú? Elige enseguida una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión y avísanos.',
      ],
    },
    pt: {
      subject: 'Um segundo fator foi removido da sua conta',
      preheader: 'Ele já não serve para entrar na {product}.',
      greeting: 'Olá, {name}',
      paragraphs: ['Removido da sua conta na {product}: {what}.'],
      button: 'Seu segundo fator',
      notes: [
        'Não foi você? Escolha já uma nova senha em «Esqueceu a senha?» na página de entrada e fale com a gente.',
      ],
    },
  },
});
