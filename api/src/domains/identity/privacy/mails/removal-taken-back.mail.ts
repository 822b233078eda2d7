import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';

export const removalTakenBackMail = defineMail({
  template: 'removalTakenBack',
  kind: 'security',
  values: z.object({ name: z.string() }),

  link: () => '/login',
  words: {
    en: {
      subject: 'Your account stays',
      preheader: 'Everything is as it was.',
      greeting: 'Welcome back, {name}',
      paragraphs: [
        'The removal of your {product} account was called off. Your profile and your data are as they were.',
      ],
      button: 'Sign in',
      notes: ['It was not you? Choose a new password at once with "Forgot password" on the sign-in page.'],
    },
    es: {
      subject: 'Tu cuenta se queda',
      preheader: 'Todo está como estaba.',
      greeting: 'Qué bueno que sigues, {name}',
      paragraphs: ['Se canceló la eliminación de tu cuenta de {product}. Tu perfil y tus datos están como estaban.'],
      button: 'Iniciar sesión',
      notes: [
        '¿No fuiste tú? Elige enseguida una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión.',
      ],
    },
    pt: {
      subject: 'A sua conta fica',
      preheader: 'Tudo está como estava.',
      greeting: 'Que bom que você ficou, {name}',
      paragraphs: [
        'A remoção da sua conta na {product} foi cancelada. O seu perfil e os seus dados estão como estavam.',
      ],
      button: 'Entrar',
      notes: ['Não foi você? Escolha já uma nova senha em «Esqueceu a senha?» na página de entrada.'],
    },
  },
});
