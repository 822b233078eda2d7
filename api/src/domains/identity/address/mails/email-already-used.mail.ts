import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** To the owner of an address that was entered for another account. */
export const emailAlreadyUsedMail = defineMail({
  template: 'emailAlreadyUsed',
  kind: 'security',
  values: z.object({ name: z.string() }),

  link: () => '/login',
  words: {
    en: {
      subject: 'This address has an account already',
      preheader: 'Your address was entered for another account.',
      greeting: 'Hello {name}',
      paragraphs: [
        'This address was entered as the new e-mail of another {product} account. It belongs to your account, so nothing was changed.',
        'You have two accounts? Answer this mail and we merge them.',
      ],
      button: 'Sign in',
      notes: ['It was not you? Then there is nothing to do: nobody was told that you have an account.'],
    },
    es: {
      subject: 'Esta dirección ya tiene una cuenta',
      preheader: 'Tu dirección se escribió para otra cuenta.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Esta dirección se escribió como correo nuevo de otra cuenta de {product}. Pertenece a tu cuenta, así que no cambió nada.',
        '¿Tienes dos cuentas? Responde a este correo y las unimos.',
      ],
      button: 'Iniciar sesión',
      notes: ['¿No fuiste tú? Entonces no tienes que hacer nada: a nadie se le dijo que tienes una cuenta.'],
    },
    pt: {
      subject: 'Este endereço já tem uma conta',
      preheader: 'O seu endereço foi escrito para outra conta.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Este endereço foi escrito como o novo e-mail de outra conta na {product}. Ele pertence à sua conta, então nada mudou.',
        'Você tem duas contas? Responda a este e-mail e nós as unimos.',
      ],
      button: 'Entrar',
      notes: ['Não foi você? Então não é preciso fazer nada: ninguém soube que você tem uma conta.'],
    },
  },
});
