import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';

export const passwordChangedMail = defineMail({
  template: 'passwordChanged',
  kind: 'security',
  values: z.object({ name: z.string() }),

  link: () => '/login',
  words: {
    en: {
      subject: 'Your password was changed',
      preheader: 'You have been signed out on every device.',
      greeting: 'Hello {name}',
      paragraphs: [
        'The password of your {product} account was changed just now, and you have been signed out on every device.',
      ],
      button: 'Sign in',
      notes: ['It was not you? Choose a new password at once with "Forgot password" on the sign-in page, and tell us.'],
    },
    es: {
      subject: 'Tu contraseña ha cambiado',
      preheader: 'Hemos cerrado tu sesión en todos los dispositivos.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'La contraseña de tu cuenta de {product} acaba de cambiar y hemos cerrado tu sesión en todos los dispositivos.',
      ],
      button: 'Iniciar sesión',
      notes: [
        '¿No fuiste tú? Elige enseguida una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión y avísanos.',
      ],
    },
    pt: {
      subject: 'A sua senha foi alterada',
      preheader: 'Encerramos a sua sessão em todos os dispositivos.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'A senha da sua conta na {product} acaba de ser alterada, e encerramos a sua sessão em todos os dispositivos.',
      ],
      button: 'Entrar',
      notes: [
        'Não foi você? Escolha já uma nova senha em «Esqueceu a senha?» na página de entrada e fale com a gente.',
      ],
    },
  },
});
