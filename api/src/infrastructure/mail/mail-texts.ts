import type { Locale } from '@enlace/shared-contract';

import { type AccountMail, accountMailWords } from './account-mail-texts';
import { type DigestMail, digestMailWords } from './digest-mail-texts';
import { type DonationMail, donationMailWords } from './donation-mail-texts';
import { type EventMailTemplate, eventMailWords } from './event-mail-texts';
import { type FactorMail, factorMailWords } from './factor-mail-texts';
import { type FormMail, formMailWords } from './form-mail-texts';
import type { Mail } from './mail';
import { type MessageMail, messageMailWords } from './message-mail-texts';
import { type PrivacyMail, privacyMailWords } from './privacy-mail-texts';
import { type PaymentMail, paymentMailWords } from './payment-mail-texts';
import type { PlainTicketMail } from './ticket-mail-texts';
import { type WaitingMail, waitingMailWords } from './waiting-mail-texts';

/** Texts of one mail. `{name}` and `{product}` are filled in; without `pinLabel` the mail has no pin. */
export interface MailWords {
  readonly subject: string;
  readonly preheader: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly pinLabel?: string;
  readonly button: string;
  /** Labels of further links after the button. */
  readonly links?: readonly string[];
  readonly notes: readonly string[];
}

export interface SharedWords {
  readonly linkHint: string;
  readonly footer: string;
  /** Label of the link that stops mails of this kind. */
  readonly unsubscribe: string;
}

type Words = Readonly<
  Record<
    Exclude<
      Mail['template'],
      | AccountMail
      | DigestMail
      | DonationMail
      | EventMailTemplate
      | FactorMail
      | FormMail
      | MessageMail
      | PaymentMail
      | PlainTicketMail
      | PrivacyMail
      | WaitingMail
    >,
    MailWords
  >
>;

const en: Words = {
  verifyEmail: {
    subject: '{pin} is your code to confirm your e-mail',
    preheader: 'One step left to join {product}.',
    greeting: 'Welcome, {name}',
    paragraphs: ['It is good to have you here. Confirm that this address is yours and your account is ready.'],
    pinLabel: 'Your code',
    button: 'Confirm my e-mail',
    notes: ['The code is good for 24 hours.', 'You did not sign up at {product}? Then there is nothing to do.'],
  },
  forgotPassword: {
    subject: 'Choose a new password',
    preheader: 'Choose a new password for {product}.',
    greeting: 'Hello {name}',
    paragraphs: ['Somebody, hopefully you, asked to choose a new password for your account.'],
    pinLabel: 'Your code',
    button: 'Choose a new password',
    notes: [
      'The code is good for 30 minutes and works once.',
      'It was not you? Then leave this mail alone: your password stays as it is.',
    ],
  },
  invitation: {
    subject: 'Your account with {product} is waiting',
    preheader: 'Choose a password and you are in.',
    greeting: 'Welcome, {name}',
    paragraphs: ['We have made an account for you at {product}. Choose a password, and it is yours.'],
    pinLabel: 'Your code',
    button: 'Choose a password',
    notes: [
      'The code is good for 7 days and works once. After that, ask for another one with “Forgot your password?”.',
      'You do not know us? Then leave this mail alone: nobody can use the account without it.',
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preheader: 'You have been signed out on every device.',
    greeting: 'Hello {name}',
    paragraphs: [
      'The password of your {product} account was changed just now, and you have been signed out on every device.',
    ],
    button: 'Sign in',
    notes: ['It was not you? Choose a new password at once with "Forgot password" on the sign-in page, and tell us.'],
  },
};

const es: Words = {
  verifyEmail: {
    subject: '{pin} es tu código para confirmar tu correo',
    preheader: 'Solo falta un paso para entrar en {product}.',
    greeting: 'Te damos la bienvenida, {name}',
    paragraphs: ['Qué bueno tenerte aquí. Confirma que esta dirección es tuya y tu cuenta estará lista.'],
    pinLabel: 'Tu código',
    button: 'Confirmar mi correo',
    notes: ['El código vale 24 horas.', '¿No te registraste en {product}? Entonces no tienes que hacer nada.'],
  },
  forgotPassword: {
    subject: 'Elige una contraseña nueva',
    preheader: 'Elige una contraseña nueva para {product}.',
    greeting: 'Hola, {name}',
    paragraphs: ['Alguien, esperamos que tú, pidió elegir una contraseña nueva para tu cuenta.'],
    pinLabel: 'Tu código',
    button: 'Elegir una contraseña nueva',
    notes: [
      'El código vale 30 minutos y sirve una sola vez.',
      '¿No fuiste tú? Deja este correo sin más: tu contraseña sigue igual.',
    ],
  },
  invitation: {
    subject: 'Tu cuenta en {product} te espera',
    preheader: 'Elige una contraseña y ya estás dentro.',
    greeting: 'Te damos la bienvenida, {name}',
    paragraphs: ['Hemos creado una cuenta para ti en {product}. Elige una contraseña y será tuya.'],
    pinLabel: 'Tu código',
    button: 'Elegir una contraseña',
    notes: [
      'El código vale 7 días y sirve una sola vez. Después, pide otro en «¿Olvidaste tu contraseña?».',
      '¿No nos conoces? Deja este correo sin más: nadie puede usar la cuenta sin él.',
    ],
  },
  passwordChanged: {
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
};

const pt: Words = {
  verifyEmail: {
    subject: '{pin} é o seu código para confirmar o e-mail',
    preheader: 'Falta só um passo para entrar na {product}.',
    greeting: 'Boas-vindas, {name}',
    paragraphs: ['Que bom ter você aqui. Confirme que este endereço é seu e a sua conta estará pronta.'],
    pinLabel: 'Seu código',
    button: 'Confirmar meu e-mail',
    notes: ['O código vale por 24 horas.', 'Você não se cadastrou na {product}? Então não precisa fazer nada.'],
  },
  forgotPassword: {
    subject: 'Escolha uma nova senha',
    preheader: 'Escolha uma nova senha para a {product}.',
    greeting: 'Olá, {name}',
    paragraphs: ['Alguém, esperamos que você, pediu para escolher uma nova senha para a sua conta.'],
    pinLabel: 'Seu código',
    button: 'Escolher uma nova senha',
    notes: [
      'O código vale por 30 minutos e funciona uma única vez.',
      'Não foi você? Ignore este e-mail: a sua senha continua a mesma.',
    ],
  },
  invitation: {
    subject: 'A sua conta na {product} está à espera',
    preheader: 'Escolha uma senha e pronto.',
    greeting: 'Boas-vindas, {name}',
    paragraphs: ['Criamos uma conta para você na {product}. Escolha uma senha e ela é sua.'],
    pinLabel: 'Seu código',
    button: 'Escolher uma senha',
    notes: [
      'O código vale por 7 dias e funciona uma única vez. Depois disso, peça outro em “Esqueceu a senha?”.',
      'Não nos conhece? Ignore este e-mail: ninguém pode usar a conta sem ele.',
    ],
  },
  passwordChanged: {
    subject: 'A sua senha foi alterada',
    preheader: 'Encerramos a sua sessão em todos os dispositivos.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'A senha da sua conta na {product} acaba de ser alterada, e encerramos a sua sessão em todos os dispositivos.',
    ],
    button: 'Entrar',
    notes: ['Não foi você? Escolha já uma nova senha em «Esqueceu a senha?» na página de entrada e fale com a gente.'],
  },
};

export const mailWords: Readonly<Record<Locale, Readonly<Record<Mail['template'], MailWords>>>> = {
  en: {
    ...en,
    ...accountMailWords.en,
    ...digestMailWords.en,
    ...donationMailWords.en,
    ...eventMailWords.en,
    ...factorMailWords.en,
    ...formMailWords.en,
    ...messageMailWords.en,
    ...paymentMailWords.en,
    ...privacyMailWords.en,
    ...waitingMailWords.en,
  },
  es: {
    ...es,
    ...accountMailWords.es,
    ...digestMailWords.es,
    ...donationMailWords.es,
    ...eventMailWords.es,
    ...factorMailWords.es,
    ...formMailWords.es,
    ...messageMailWords.es,
    ...paymentMailWords.es,
    ...privacyMailWords.es,
    ...waitingMailWords.es,
  },
  pt: {
    ...pt,
    ...accountMailWords.pt,
    ...digestMailWords.pt,
    ...donationMailWords.pt,
    ...eventMailWords.pt,
    ...factorMailWords.pt,
    ...formMailWords.pt,
    ...messageMailWords.pt,
    ...paymentMailWords.pt,
    ...privacyMailWords.pt,
    ...waitingMailWords.pt,
  },
};

export const sharedWords: Readonly<Record<Locale, SharedWords>> = {
  en: {
    linkHint: 'The button does not work? Copy this address into your browser:',
    footer: '{product} connects, supports and empowers Latina women in tech.',
    unsubscribe: 'Stop mails of this kind',
  },
  es: {
    linkHint: '¿El botón no funciona? Copia esta dirección en tu navegador:',
    footer: '{product} conecta, apoya e impulsa a las mujeres latinas en tecnología.',
    unsubscribe: 'No recibir más correos de este tipo',
  },
  pt: {
    linkHint: 'O botão não funciona? Copie este endereço no seu navegador:',
    footer: '{product} conecta, apoia e fortalece mulheres latinas na tecnologia.',
    unsubscribe: 'Não receber mais e-mails deste tipo',
  },
};
