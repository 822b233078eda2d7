import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';

export const linkedInLinkedMail = defineMail({
  template: 'linkedInLinked',
  kind: 'security',
  values: z.object({ name: z.string() }),

  link: () => '/login',
  words: {
    en: {
      subject: 'LinkedIn was connected to your account',
      preheader: 'You can sign in to {product} with LinkedIn now.',
      greeting: 'Hello {name}',
      paragraphs: [
        'A LinkedIn profile was connected to your {product} account. It can be used to sign in from now on.',
      ],
      button: 'Sign in',
      notes: ['It was not you? Choose a new password at once with "Forgot password" on the sign-in page, and tell us.'],
    },
    es: {
      subject: 'LinkedIn se conectó con tu cuenta',
      preheader: 'Ya puedes entrar en {product} con LinkedIn.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Un perfil de LinkedIn se conectó con tu cuenta de {product}. Desde ahora sirve para iniciar sesión.',
      ],
      button: 'Iniciar sesión',
      notes: [
        '¿No fuiste tú? Elige enseguida una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión y avísanos.',
      ],
    },
    pt: {
      subject: 'O LinkedIn foi ligado à sua conta',
      preheader: 'Agora você pode entrar na {product} com o LinkedIn.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Um perfil do LinkedIn foi ligado à sua conta na {product}. A partir de agora ele serve para entrar.',
      ],
      button: 'Entrar',
      notes: [
        'Não foi você? Escolha já uma nova senha em «Esqueceu a senha?» na página de entrada e fale com a gente.',
      ],
    },
  },
});
