import * as z from 'zod';

import { singleLine } from '../../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** `count`: recovery codes that are left. */
export const recoveryCodeUsedMail = defineMail({
  template: 'recoveryCodeUsed',
  kind: 'security',
  values: z.object({ name: z.string(), count: z.string() }),
  keptValues: ['name', 'count'],
  placeholders: { count: singleLine },
  link: () => '/my/account/second-factor',
  words: {
    en: {
      subject: 'A recovery code was used to sign in',
      preheader: 'Recovery codes left: {count}.',
      greeting: 'Hello {name}',
      paragraphs: ['A recovery code of your {product} account was used to sign in. Recovery codes left: {count}.'],
      button: 'Your second factor',
      notes: ['It was not you? Choose a new password and new recovery codes at once, and tell us.'],
    },
    es: {
      subject: 'Se usó un código de recuperación para entrar',
      preheader: 'Códigos de recuperación que quedan: {count}.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Se usó un código de recuperación de tu cuenta de {product} para iniciar sesión. Códigos que quedan: {count}.',
      ],
      button: 'Tu segundo factor',
      notes: ['¿No fuiste tú? Elige enseguida una contraseña y códigos de recuperación nuevos, y avísanos.'],
    },
    pt: {
      subject: 'Um código de recuperação foi usado para entrar',
      preheader: 'Códigos de recuperação restantes: {count}.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Um código de recuperação da sua conta na {product} foi usado para entrar. Códigos restantes: {count}.',
      ],
      button: 'Seu segundo fator',
      notes: ['Não foi você? Escolha já uma nova senha e novos códigos de recuperação, e fale com a gente.'],
    },
  },
});
