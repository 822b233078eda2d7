import type { Locale } from '@enlace/shared-contract/text';

const en = {
  loggedIn: 'Welcome back',
  accountKept: 'Your account stays: its removal is cancelled.',
  loggedOut: 'You are signed out',
  emailVerified: 'Your e-mail is confirmed. You can sign in now.',
  verificationSent: 'If this account still waits to be confirmed, a new code is on its way.',
  resetRequested: 'If there is an account with this address, a code to choose a new password is on its way.',
  passwordReset: 'Your new password is set. Please sign in.',
  emailRestored: 'Your address is back. Please choose a new password.',
  tooManyTries:
    'Too many tries. Please wait a moment, or ask for a new password: the link that we mail opens your account at once.',
};

export type AuthTexts = typeof en;

const es: AuthTexts = {
  loggedIn: 'Qué bueno verte de nuevo',
  accountKept: 'Tu cuenta se queda: cancelamos su eliminación.',
  loggedOut: 'Has cerrado sesión',
  emailVerified: 'Tu correo está confirmado. Ya puedes iniciar sesión.',
  verificationSent: 'Si esta cuenta aún espera confirmación, un código nuevo va en camino.',
  resetRequested: 'Si hay una cuenta con esta dirección, un código para elegir una contraseña nueva va en camino.',
  passwordReset: 'Tu contraseña nueva está lista. Inicia sesión, por favor.',
  emailRestored: 'Tu dirección está de vuelta. Elige una contraseña nueva, por favor.',
  tooManyTries:
    'Demasiados intentos. Espera un momento, o pide una contraseña nueva: el enlace que te enviamos abre tu cuenta enseguida.',
};

const pt: AuthTexts = {
  loggedIn: 'Que bom ver você de novo',
  accountKept: 'A sua conta fica: cancelamos a remoção.',
  loggedOut: 'Você saiu da sua conta',
  emailVerified: 'Seu e-mail está confirmado. Você já pode entrar.',
  verificationSent: 'Se esta conta ainda espera confirmação, um novo código está a caminho.',
  resetRequested: 'Se houver uma conta com este endereço, um código para escolher uma nova senha está a caminho.',
  passwordReset: 'A sua nova senha está pronta. Entre, por favor.',
  emailRestored: 'O seu endereço voltou. Escolha uma nova senha, por favor.',
  tooManyTries:
    'Tentativas demais. Espere um momento, ou peça uma nova senha: o link que enviamos abre a sua conta na hora.',
};

export const authTexts: Readonly<Record<Locale, AuthTexts>> = { en, es, pt };
