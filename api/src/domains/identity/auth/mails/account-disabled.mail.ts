import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** To the owner of a deactivated account who asks for access. */
export const accountDisabledMail = defineMail({
  template: 'accountDisabled',
  kind: 'security',
  values: z.object({ name: z.string() }),
  link: () => '/contact',
  words: {
    en: {
      subject: 'Your account is deactivated',
      preheader: 'That is why you cannot sign in with this address.',
      greeting: 'Hello {name}',
      paragraphs: [
        'Somebody, hopefully you, has just asked for access to {product} with this address. The account with this address is deactivated: nobody can sign in to it, and a new password does not change that.',
        'Do you think that this is a mistake? Write to us: our team can activate the account again.',
      ],
      button: 'Write to us',
      notes: ['It was not you? Then there is nothing to do: nobody was told that you have an account.'],
    },
    es: {
      subject: 'Tu cuenta está desactivada',
      preheader: 'Por eso no puedes iniciar sesión con esta dirección.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Alguien, esperamos que tú, acaba de pedir acceso a {product} con esta dirección. La cuenta de esta dirección está desactivada: nadie puede iniciar sesión en ella, y una contraseña nueva no lo cambia.',
        '¿Crees que es un error? Escríbenos: nuestro equipo puede activar la cuenta otra vez.',
      ],
      button: 'Escribirnos',
      notes: ['¿No fuiste tú? Entonces no tienes que hacer nada: a nadie se le dijo que tienes una cuenta.'],
    },
    pt: {
      subject: 'A sua conta está desativada',
      preheader: 'Por isso você não consegue entrar com este endereço.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Alguém, esperamos que você, acabou de pedir acesso à {product} com este endereço. A conta deste endereço está desativada: ninguém consegue entrar nela, e uma senha nova não muda isso.',
        'Você acha que é um engano? Escreva para nós: a nossa equipe pode ativar a conta de novo.',
      ],
      button: 'Escrever para nós',
      notes: ['Não foi você? Então não é preciso fazer nada: ninguém soube que você tem uma conta.'],
    },
  },
});
