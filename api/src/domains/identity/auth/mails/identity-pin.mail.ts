import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { pinMinutes } from '../lifetimes';

/** Proves the identity of a signed-in user before a sensitive change. */
export const identityPinMail = defineMail({
  template: 'identityPin',
  kind: 'security',
  values: z.object({ name: z.string(), pin: z.string() }),
  lifetimeMinutes: pinMinutes.proof,
  link: () => '/login',
  words: {
    en: {
      subject: '{pin} is your code to confirm it is you',
      preheader: 'Confirm it is you, to change your {product} account.',
      greeting: 'Hello {name}',
      paragraphs: ['A change of your {product} account needs this code. Enter it on the page where you asked for it.'],
      pinLabel: 'Your code',
      button: 'Sign in',
      notes: [
        'The code is good for 30 minutes and works once.',
        'It was not you? Then somebody is signed in as you: choose a new password at once with "Forgot password" on the sign-in page.',
      ],
    },
    es: {
      subject: '{pin} es tu código para confirmar que eres tú',
      preheader: 'Confirma que eres tú para cambiar tu cuenta de {product}.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Un cambio en tu cuenta de {product} necesita este código. Escríbelo en la página donde lo pediste.',
      ],
      pinLabel: 'Tu código',
      button: 'Iniciar sesión',
      notes: [
        'El código vale 30 minutos y sirve una sola vez.',
        '¿No fuiste tú? Entonces alguien usa tu cuenta: elige enseguida una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión.',
      ],
    },
    pt: {
      subject: '{pin} é o seu código para confirmar que é você',
      preheader: 'Confirme que é você para mudar a sua conta na {product}.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Uma mudança na sua conta na {product} precisa deste código. Escreva-o na página onde você o pediu.',
      ],
      pinLabel: 'Seu código',
      button: 'Entrar',
      notes: [
        'O código vale por 30 minutos e funciona uma única vez.',
        'Não foi você? Então alguém está usando a sua conta: escolha já uma nova senha em «Esqueceu a senha?» na página de entrada.',
      ],
    },
  },
});
