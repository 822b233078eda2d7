import type { Locale } from '@enlace/shared-contract';

import type { MailWords } from './mail-texts';

/** Mails about the address of an account and its link to LinkedIn. */
export type AccountMail =
  'emailChangeRequested' | 'emailChanged' | 'confirmNewEmail' | 'emailAlreadyUsed' | 'identityPin' | 'linkedInLinked';

type Words = Readonly<Record<AccountMail, MailWords>>;

const en: Words = {
  emailChangeRequested: {
    subject: 'A new e-mail for your account was requested',
    preheader: 'This address stays valid until the new one is confirmed.',
    greeting: 'Hello {name}',
    paragraphs: [
      'A new e-mail address was requested for your {product} account. Until it is confirmed, you sign in with this address as before.',
      'It was you? Then open the mail that we have sent to the new address.',
    ],
    button: 'It was not me: undo',
    notes: [
      'The button works for 7 days. It stops the change, signs out every device and lets you choose a new password.',
    ],
  },
  emailChanged: {
    subject: 'The e-mail of your account was changed',
    preheader: 'Your {product} account has another address now.',
    greeting: 'Hello {name}',
    paragraphs: [
      'The e-mail address of your {product} account was changed just now. From here on we write to the new one.',
    ],
    button: 'It was not me: undo',
    notes: [
      'The button works for 7 days. It brings this address back, signs out every device and lets you choose a new password.',
    ],
  },
  confirmNewEmail: {
    subject: '{pin} is your code to confirm your new e-mail',
    preheader: 'Confirm the new address of your {product} account.',
    greeting: 'Hello {name}',
    paragraphs: ['This address was entered as the new e-mail of a {product} account. Confirm that it is yours.'],
    pinLabel: 'Your code',
    button: 'Confirm my new e-mail',
    notes: [
      'The code is good for 24 hours.',
      'It was not you? Then there is nothing to do: nothing changes without the code.',
    ],
  },
  emailAlreadyUsed: {
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
  identityPin: {
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
  linkedInLinked: {
    subject: 'LinkedIn was connected to your account',
    preheader: 'You can sign in to {product} with LinkedIn now.',
    greeting: 'Hello {name}',
    paragraphs: ['A LinkedIn profile was connected to your {product} account. It can be used to sign in from now on.'],
    button: 'Sign in',
    notes: ['It was not you? Choose a new password at once with "Forgot password" on the sign-in page, and tell us.'],
  },
};

const es: Words = {
  emailChangeRequested: {
    subject: 'Se pidió un correo nuevo para tu cuenta',
    preheader: 'Esta dirección vale hasta que se confirme la nueva.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'Se pidió una dirección de correo nueva para tu cuenta de {product}. Hasta que se confirme, inicias sesión con esta dirección como siempre.',
      '¿Fuiste tú? Entonces abre el correo que enviamos a la dirección nueva.',
    ],
    button: 'No fui yo: deshacer',
    notes: [
      'El botón sirve durante 7 días. Detiene el cambio, cierra la sesión en todos los dispositivos y te deja elegir una contraseña nueva.',
    ],
  },
  emailChanged: {
    subject: 'El correo de tu cuenta ha cambiado',
    preheader: 'Tu cuenta de {product} tiene ahora otra dirección.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'La dirección de correo de tu cuenta de {product} acaba de cambiar. A partir de ahora escribimos a la nueva.',
    ],
    button: 'No fui yo: deshacer',
    notes: [
      'El botón sirve durante 7 días. Recupera esta dirección, cierra la sesión en todos los dispositivos y te deja elegir una contraseña nueva.',
    ],
  },
  confirmNewEmail: {
    subject: '{pin} es tu código para confirmar tu correo nuevo',
    preheader: 'Confirma la dirección nueva de tu cuenta de {product}.',
    greeting: 'Hola, {name}',
    paragraphs: ['Esta dirección se escribió como correo nuevo de una cuenta de {product}. Confirma que es tuya.'],
    pinLabel: 'Tu código',
    button: 'Confirmar mi correo nuevo',
    notes: ['El código vale 24 horas.', '¿No fuiste tú? Entonces no tienes que hacer nada: sin el código nada cambia.'],
  },
  emailAlreadyUsed: {
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
  identityPin: {
    subject: '{pin} es tu código para confirmar que eres tú',
    preheader: 'Confirma que eres tú para cambiar tu cuenta de {product}.',
    greeting: 'Hola, {name}',
    paragraphs: ['Un cambio en tu cuenta de {product} necesita este código. Escríbelo en la página donde lo pediste.'],
    pinLabel: 'Tu código',
    button: 'Iniciar sesión',
    notes: [
      'El código vale 30 minutos y sirve una sola vez.',
      '¿No fuiste tú? Entonces alguien usa tu cuenta: elige enseguida una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión.',
    ],
  },
  linkedInLinked: {
    subject: 'LinkedIn se conectó con tu cuenta',
    preheader: 'Ya puedes entrar en {product} con LinkedIn.',
    greeting: 'Hola, {name}',
    paragraphs: ['Un perfil de LinkedIn se conectó con tu cuenta de {product}. Desde ahora sirve para iniciar sesión.'],
    button: 'Iniciar sesión',
    notes: [
      '¿No fuiste tú? Elige enseguida una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión y avísanos.',
    ],
  },
};

const pt: Words = {
  emailChangeRequested: {
    subject: 'Foi pedido um novo e-mail para a sua conta',
    preheader: 'Este endereço vale até que o novo seja confirmado.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'Foi pedido um novo endereço de e-mail para a sua conta na {product}. Até a confirmação, você entra com este endereço como antes.',
      'Foi você? Então abra o e-mail que enviamos para o novo endereço.',
    ],
    button: 'Não fui eu: desfazer',
    notes: [
      'O botão funciona por 7 dias. Ele interrompe a mudança, encerra a sessão em todos os dispositivos e deixa você escolher uma nova senha.',
    ],
  },
  emailChanged: {
    subject: 'O e-mail da sua conta foi alterado',
    preheader: 'A sua conta na {product} tem agora outro endereço.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'O endereço de e-mail da sua conta na {product} acaba de ser alterado. A partir de agora escrevemos para o novo.',
    ],
    button: 'Não fui eu: desfazer',
    notes: [
      'O botão funciona por 7 dias. Ele traz este endereço de volta, encerra a sessão em todos os dispositivos e deixa você escolher uma nova senha.',
    ],
  },
  confirmNewEmail: {
    subject: '{pin} é o seu código para confirmar o novo e-mail',
    preheader: 'Confirme o novo endereço da sua conta na {product}.',
    greeting: 'Olá, {name}',
    paragraphs: ['Este endereço foi escrito como o novo e-mail de uma conta na {product}. Confirme que é seu.'],
    pinLabel: 'Seu código',
    button: 'Confirmar meu novo e-mail',
    notes: ['O código vale por 24 horas.', 'Não foi você? Então não é preciso fazer nada: sem o código nada muda.'],
  },
  emailAlreadyUsed: {
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
  identityPin: {
    subject: '{pin} é o seu código para confirmar que é você',
    preheader: 'Confirme que é você para mudar a sua conta na {product}.',
    greeting: 'Olá, {name}',
    paragraphs: ['Uma mudança na sua conta na {product} precisa deste código. Escreva-o na página onde você o pediu.'],
    pinLabel: 'Seu código',
    button: 'Entrar',
    notes: [
      'O código vale por 30 minutos e funciona uma única vez.',
      'Não foi você? Então alguém está usando a sua conta: escolha já uma nova senha em «Esqueceu a senha?» na página de entrada.',
    ],
  },
  linkedInLinked: {
    subject: 'O LinkedIn foi ligado à sua conta',
    preheader: 'Agora você pode entrar na {product} com o LinkedIn.',
    greeting: 'Olá, {name}',
    paragraphs: ['Um perfil do LinkedIn foi ligado à sua conta na {product}. A partir de agora ele serve para entrar.'],
    button: 'Entrar',
    notes: ['Não foi você? Escolha já uma nova senha em «Esqueceu a senha?» na página de entrada e fale com a gente.'],
  },
};

export const accountMailWords: Readonly<Record<Locale, Words>> = { en, es, pt };
