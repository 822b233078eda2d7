import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** `what`: kind of the second factor, in the mail's language. */
export const factorAddedMail = defineMail({
  template: 'factorAdded',
  kind: 'security',
  values: z.object({ name: z.string(), what: z.string() }),
  keptValues: ['name', 'what'],
  link: () => '/my/account/second-factor',
  words: {
    en: {
      subject: 'A second factor was added to your account',
      preheader: 'Signing in to {product} asks for it from now on.',
      greeting: 'Hello {name}',
      paragraphs: ['Added to your {product} account: {what}. Signing in needs it after the password from now on.'],
      button: 'Your second factor',
      notes: ['It was not you? Choose a new password at once with "Forgot password" on the sign-in page, and tell us.'],
    },
    es: {
      subject: 'Se añadió un segundo factor a tu cuenta',
      preheader: 'Desde ahora {product} lo pide al iniciar sesión.',
      greeting: 'Hola, {name}',
      paragraphs: ['Añadido a tu cuenta de {product}: {what}. Desde ahora se pide después de la contraseña.'],
      button: 'Tu segundo factor',
      notes: [
        '¿No fuiste tú? Elige enseguida una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión y avísanos.',
      ],
    },
    pt: {
      subject: 'Um segundo fator foi adicionado à sua conta',
      preheader: 'A partir de agora a {product} o pede na entrada.',
      greeting: 'Olá, {name}',
      paragraphs: ['Adicionado à sua conta na {product}: {what}. A partir de agora ele é pedido depois da senha.'],
      button: 'Seu segundo fator',
      notes: [
        'Não foi você? Escolha já uma nova senha em «Esqueceu a senha?» na página de entrada e fale com a gente.',
      ],
    },
  },
});
