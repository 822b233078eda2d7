import type { Locale } from '@enlace/shared-contract';

import type { MailWords } from './mail-texts';

export type FactorMail =
  'factorAdded' | 'factorRemoved' | 'factorsRemovedByTeam' | 'recoveryCodeUsed' | 'recoveryCodesRenewed';

type Words = Readonly<Record<FactorMail, MailWords>>;

const en: Words = {
  factorAdded: {
    subject: 'A second factor was added to your account',
    preheader: 'Signing in to {product} asks for it from now on.',
    greeting: 'Hello {name}',
    paragraphs: ['Added to your {product} account: {what}. Signing in needs it after the password from now on.'],
    button: 'Your second factor',
    notes: ['It was not you? Choose a new password at once with "Forgot password" on the sign-in page, and tell us.'],
  },
  factorRemoved: {
    subject: 'A second factor was removed from your account',
    preheader: 'It can no longer be used to sign in to {product}.',
    greeting: 'Hello {name}',
    paragraphs: ['Removed from your {product} account: {what}.'],
    button: 'Your second factor',
    notes: ['It was not you? Choose a new password at once with "Forgot password" on the sign-in page, and tell us.'],
  },
  factorsRemovedByTeam: {
    subject: 'The team removed the second factor of your account',
    preheader: 'Signing in to {product} needs only your first factor now.',
    greeting: 'Hello {name}',
    paragraphs: [
      'The team has removed all passkeys, the authenticator app and the recovery codes of your {product} account.',
      'Reason: {reason}',
    ],
    button: 'Add a new one',
    notes: ['You did not ask for it? Tell us at once by answering this mail.'],
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used to sign in',
    preheader: 'Recovery codes left: {count}.',
    greeting: 'Hello {name}',
    paragraphs: ['A recovery code of your {product} account was used to sign in. Recovery codes left: {count}.'],
    button: 'Your second factor',
    notes: ['It was not you? Choose a new password and new recovery codes at once, and tell us.'],
  },
  recoveryCodesRenewed: {
    subject: 'Your account has new recovery codes',
    preheader: 'The earlier codes no longer work.',
    greeting: 'Hello {name}',
    paragraphs: ['New recovery codes were made for your {product} account. The earlier ones no longer work.'],
    button: 'Your second factor',
    notes: ['It was not you? Choose a new password at once with "Forgot password" on the sign-in page, and tell us.'],
  },
};

const es: Words = {
  factorAdded: {
    subject: 'Se añadió un segundo factor a tu cuenta',
    preheader: 'Desde ahora {product} lo pide al iniciar sesión.',
    greeting: 'Hola, {name}',
    paragraphs: ['Añadido a tu cuenta de {product}: {what}. Desde ahora se pide después de la contraseña.'],
    button: 'Tu segundo factor',
    notes: [
      '¿No fuiste tú? Elige enseguida una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión y avísanos.',
    ],
  },
  factorRemoved: {
    subject: 'Se quitó un segundo factor de tu cuenta',
    preheader: 'Ya no sirve para entrar en {product}.',
    greeting: 'Hola, {name}',
    paragraphs: ['Quitado de tu cuenta de {product}: {what}.'],
    button: 'Tu segundo factor',
    notes: [
      '¿No fuiste tú? Elige enseguida una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión y avísanos.',
    ],
  },
  factorsRemovedByTeam: {
    subject: 'El equipo quitó el segundo factor de tu cuenta',
    preheader: 'Ahora {product} solo pide tu primer factor.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'El equipo quitó todas las llaves de acceso, la aplicación y los códigos de recuperación de tu cuenta de {product}.',
      'Motivo: {reason}',
    ],
    button: 'Añadir uno nuevo',
    notes: ['¿No lo pediste? Avísanos enseguida respondiendo a este correo.'],
  },
  recoveryCodeUsed: {
    subject: 'Se usó un código de recuperación para entrar',
    preheader: 'Códigos de recuperación que quedan: {count}.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'Se usó un código de recuperación de tu cuenta de {product} para iniciar sesión. Códigos que quedan: {count}.',
    ],
    button: 'Tu segundo factor',
    notes: ['¿No fuiste tú? Elige enseguida una contraseña y códigos de recuperación nuevos, y avísanos.'],
  },
  recoveryCodesRenewed: {
    subject: 'Tu cuenta tiene códigos de recuperación nuevos',
    preheader: 'Los códigos anteriores ya no sirven.',
    greeting: 'Hola, {name}',
    paragraphs: ['Se crearon códigos de recuperación nuevos para tu cuenta de {product}. Los anteriores ya no sirven.'],
    button: 'Tu segundo factor',
    notes: [
      '¿No fuiste tú? Elige enseguida una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión y avísanos.',
    ],
  },
};

const pt: Words = {
  factorAdded: {
    subject: 'Um segundo fator foi adicionado à sua conta',
    preheader: 'A partir de agora a {product} o pede na entrada.',
    greeting: 'Olá, {name}',
    paragraphs: ['Adicionado à sua conta na {product}: {what}. A partir de agora ele é pedido depois da senha.'],
    button: 'Seu segundo fator',
    notes: ['Não foi você? Escolha já uma nova senha em «Esqueceu a senha?» na página de entrada e fale com a gente.'],
  },
  factorRemoved: {
    subject: 'Um segundo fator foi removido da sua conta',
    preheader: 'Ele já não serve para entrar na {product}.',
    greeting: 'Olá, {name}',
    paragraphs: ['Removido da sua conta na {product}: {what}.'],
    button: 'Seu segundo fator',
    notes: ['Não foi você? Escolha já uma nova senha em «Esqueceu a senha?» na página de entrada e fale com a gente.'],
  },
  factorsRemovedByTeam: {
    subject: 'A equipe removeu o segundo fator da sua conta',
    preheader: 'Agora a {product} pede só o primeiro fator.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'A equipe removeu todas as chaves de acesso, o aplicativo e os códigos de recuperação da sua conta na {product}.',
      'Motivo: {reason}',
    ],
    button: 'Adicionar um novo',
    notes: ['Você não pediu isso? Fale com a gente já, respondendo a este e-mail.'],
  },
  recoveryCodeUsed: {
    subject: 'Um código de recuperação foi usado para entrar',
    preheader: 'Códigos de recuperação restantes: {count}.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'Um código de recuperação da sua conta na {product} foi usado para entrar. Códigos restantes: {count}.',
    ],
    button: 'Seu segundo fator',
    notes: ['Não foi você? Escolha já uma nova senha e novos códigos de recuperação, e fale com a gente.'],
  },
  recoveryCodesRenewed: {
    subject: 'A sua conta tem novos códigos de recuperação',
    preheader: 'Os códigos anteriores já não funcionam.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'Novos códigos de recuperação foram criados para a sua conta na {product}. Os anteriores já não funcionam.',
    ],
    button: 'Seu segundo fator',
    notes: ['Não foi você? Escolha já uma nova senha em «Esqueceu a senha?» na página de entrada e fale com a gente.'],
  },
};

export const factorMailWords: Readonly<Record<Locale, Words>> = { en, es, pt };
