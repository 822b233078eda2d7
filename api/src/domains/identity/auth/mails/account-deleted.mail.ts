import type { Locale } from '@enlace/shared-contract/text';
import * as z from 'zod';

import { longDate } from '../../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../../infrastructure/mail/define-mail';

const untilWords: Readonly<Record<Locale, string>> = { en: ' until', es: ' hasta el', pt: ' até' };

/**
 * To the owner of an account in the trash who asks for access. `date`: ISO 8601, the day when the data is removed;
 * empty without such a day.
 */
export const accountDeletedMail = defineMail({
  template: 'accountDeleted',
  kind: 'security',
  values: z.object({ name: z.string(), date: z.string() }),
  placeholders: {
    date: (date, locale) => (date === '' ? '' : `${untilWords[locale]} ${longDate(date, locale)}`),
  },
  link: () => '/contact',
  words: {
    en: {
      subject: 'Your account was deleted',
      preheader: 'That is why you cannot sign in with this address.',
      greeting: 'Hello {name}',
      paragraphs: [
        'Somebody, hopefully you, has just asked for access to {product} with this address. The account with this address was deleted, so it cannot be used, and no second account can be made with the address.',
        'Would you like it back? Write to us: our team can restore the account{date}.',
      ],
      button: 'Write to us',
      notes: ['It was not you? Then there is nothing to do: nobody was told that there was an account.'],
    },
    es: {
      subject: 'Tu cuenta fue eliminada',
      preheader: 'Por eso no puedes iniciar sesión con esta dirección.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Alguien, esperamos que tú, acaba de pedir acceso a {product} con esta dirección. La cuenta de esta dirección fue eliminada, así que no se puede usar, y tampoco se puede crear otra cuenta con la dirección.',
        '¿Quieres recuperarla? Escríbenos: nuestro equipo puede restaurar la cuenta{date}.',
      ],
      button: 'Escribirnos',
      notes: ['¿No fuiste tú? Entonces no tienes que hacer nada: a nadie se le dijo que existía una cuenta.'],
    },
    pt: {
      subject: 'A sua conta foi excluída',
      preheader: 'Por isso você não consegue entrar com este endereço.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Alguém, esperamos que você, acabou de pedir acesso à {product} com este endereço. A conta deste endereço foi excluída, por isso não pode ser usada, e também não é possível criar outra conta com o endereço.',
        'Quer a conta de volta? Escreva para nós: a nossa equipe pode restaurar a conta{date}.',
      ],
      button: 'Escrever para nós',
      notes: ['Não foi você? Então não é preciso fazer nada: ninguém soube que existia uma conta.'],
    },
  },
});
