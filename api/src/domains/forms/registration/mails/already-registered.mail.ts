import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** To the owner of an address that was registered again. */
export const alreadyRegisteredMail = defineMail({
  template: 'alreadyRegistered',
  kind: 'security',
  values: z.object({ name: z.string() }),

  link: () => '/login',
  words: {
    en: {
      subject: 'You have an account already',
      preheader: 'Somebody has just registered with your address.',
      greeting: 'Hello {name}',
      paragraphs: [
        'Somebody, hopefully you, has just filled in a registration with this address. There is an account with it already, so nothing was changed.',
        'Simply sign in. You have forgotten your password? You can choose a new one on the same page.',
      ],
      button: 'Sign in',
      notes: ['It was not you? Then there is nothing to do: nobody was told that you have an account.'],
    },
    es: {
      subject: 'Ya tienes una cuenta',
      preheader: 'Alguien acaba de registrarse con tu dirección.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Alguien, esperamos que tú, acaba de llenar un registro con esta dirección. Ya existe una cuenta con ella, así que no cambió nada.',
        'Simplemente inicia sesión. ¿Olvidaste tu contraseña? En la misma página puedes elegir una nueva.',
      ],
      button: 'Iniciar sesión',
      notes: ['¿No fuiste tú? Entonces no tienes que hacer nada: a nadie se le dijo que tienes una cuenta.'],
    },
    pt: {
      subject: 'Você já tem uma conta',
      preheader: 'Alguém acabou de se cadastrar com o seu endereço.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Alguém, esperamos que você, acabou de preencher um cadastro com este endereço. Já existe uma conta com ele, então nada mudou.',
        'É só entrar. Esqueceu a senha? Na mesma página você pode escolher uma nova.',
      ],
      button: 'Entrar',
      notes: ['Não foi você? Então não é preciso fazer nada: ninguém soube que você tem uma conta.'],
    },
  },
});
