import type { Locale } from '@enlace/shared-contract';

import type { MailWords } from './mail-texts';

/** Mails about a user's own data. */
export type PrivacyMail = 'removalPin' | 'removalScheduled' | 'removalTakenBack' | 'removalDone';

type Words = Readonly<Record<PrivacyMail, MailWords>>;

const en: Words = {
  removalPin: {
    subject: '{pin} is your code to remove your data',
    preheader: 'Confirm that you want to leave {product}.',
    greeting: 'Hello {name}',
    paragraphs: [
      'Somebody, hopefully you, asked to remove your account and everything we keep about you. Enter this code to confirm.',
    ],
    pinLabel: 'Your code',
    button: 'What happens to my data',
    notes: [
      'The code is good for 30 minutes and works once.',
      'It was not you? Then leave this mail alone: nothing happens without the code.',
    ],
  },
  removalScheduled: {
    subject: 'Your data will be removed on {date}',
    preheader: 'Until then you can change your mind.',
    greeting: 'Goodbye for now, {name}',
    paragraphs: [
      'As you asked, your {product} account and your data will be removed on {date}. You are signed out everywhere, and nobody sees your profile any more.',
      'You would rather stay? Until that day, the button below or simply signing in brings everything back.',
    ],
    button: 'Keep my account',
    notes: ['After that day nothing can be brought back, not even by us.'],
  },
  removalTakenBack: {
    subject: 'Your account stays',
    preheader: 'Everything is as it was.',
    greeting: 'Welcome back, {name}',
    paragraphs: ['The removal of your {product} account was called off. Your profile and your data are as they were.'],
    button: 'Sign in',
    notes: ['It was not you? Choose a new password at once with "Forgot password" on the sign-in page.'],
  },
  removalDone: {
    subject: 'Your data has been removed',
    preheader: 'This is the last mail you get from us.',
    greeting: 'Goodbye, {name}',
    paragraphs: [
      'Your {product} account and your data have been removed. What the law makes us keep carries neither your name nor your address.',
      'Thank you for the time you were with us. The door stays open.',
    ],
    button: 'Visit {product}',
    notes: ['We forget this address with this mail.'],
  },
};

const es: Words = {
  removalPin: {
    subject: '{pin} es tu código para eliminar tus datos',
    preheader: 'Confirma que quieres dejar {product}.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'Alguien, esperamos que tú, pidió eliminar tu cuenta y todo lo que guardamos sobre ti. Escribe este código para confirmarlo.',
    ],
    pinLabel: 'Tu código',
    button: 'Qué pasa con mis datos',
    notes: [
      'El código vale 30 minutos y sirve una sola vez.',
      '¿No fuiste tú? Deja este correo sin más: sin el código no pasa nada.',
    ],
  },
  removalScheduled: {
    subject: 'Tus datos se eliminarán el {date}',
    preheader: 'Hasta entonces puedes cambiar de opinión.',
    greeting: 'Hasta pronto, {name}',
    paragraphs: [
      'Como pediste, tu cuenta de {product} y tus datos se eliminarán el {date}. Hemos cerrado tu sesión en todas partes y ya nadie ve tu perfil.',
      '¿Prefieres quedarte? Hasta ese día, el botón de abajo o simplemente iniciar sesión lo devuelve todo.',
    ],
    button: 'Conservar mi cuenta',
    notes: ['Después de ese día nada se puede recuperar, ni siquiera nosotras podemos.'],
  },
  removalTakenBack: {
    subject: 'Tu cuenta se queda',
    preheader: 'Todo está como estaba.',
    greeting: 'Qué bueno que sigues, {name}',
    paragraphs: ['Se canceló la eliminación de tu cuenta de {product}. Tu perfil y tus datos están como estaban.'],
    button: 'Iniciar sesión',
    notes: [
      '¿No fuiste tú? Elige enseguida una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión.',
    ],
  },
  removalDone: {
    subject: 'Tus datos se han eliminado',
    preheader: 'Este es el último correo que recibes de nosotras.',
    greeting: 'Adiós, {name}',
    paragraphs: [
      'Tu cuenta de {product} y tus datos se han eliminado. Lo que la ley nos obliga a guardar no lleva ni tu nombre ni tu dirección.',
      'Gracias por el tiempo que compartiste. La puerta queda abierta.',
    ],
    button: 'Visitar {product}',
    notes: ['Con este correo olvidamos también esta dirección.'],
  },
};

const pt: Words = {
  removalPin: {
    subject: '{pin} é o seu código para remover os seus dados',
    preheader: 'Confirme que quer deixar a {product}.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'Alguém, esperamos que você, pediu para remover a sua conta e tudo o que guardamos sobre você. Escreva este código para confirmar.',
    ],
    pinLabel: 'Seu código',
    button: 'O que acontece com os meus dados',
    notes: [
      'O código vale por 30 minutos e funciona uma única vez.',
      'Não foi você? Ignore este e-mail: sem o código nada acontece.',
    ],
  },
  removalScheduled: {
    subject: 'Os seus dados serão removidos em {date}',
    preheader: 'Até lá você pode mudar de ideia.',
    greeting: 'Até breve, {name}',
    paragraphs: [
      'Como você pediu, a sua conta na {product} e os seus dados serão removidos em {date}. Encerramos a sua sessão em todos os lugares e ninguém mais vê o seu perfil.',
      'Prefere ficar? Até esse dia, o botão abaixo ou simplesmente entrar na conta traz tudo de volta.',
    ],
    button: 'Manter a minha conta',
    notes: ['Depois desse dia nada pode ser recuperado, nem mesmo por nós.'],
  },
  removalTakenBack: {
    subject: 'A sua conta fica',
    preheader: 'Tudo está como estava.',
    greeting: 'Que bom que você ficou, {name}',
    paragraphs: ['A remoção da sua conta na {product} foi cancelada. O seu perfil e os seus dados estão como estavam.'],
    button: 'Entrar',
    notes: ['Não foi você? Escolha já uma nova senha em «Esqueceu a senha?» na página de entrada.'],
  },
  removalDone: {
    subject: 'Os seus dados foram removidos',
    preheader: 'Este é o último e-mail que você recebe de nós.',
    greeting: 'Adeus, {name}',
    paragraphs: [
      'A sua conta na {product} e os seus dados foram removidos. O que a lei nos obriga a guardar não traz o seu nome nem o seu endereço.',
      'Obrigada pelo tempo que passou com a gente. A porta fica aberta.',
    ],
    button: 'Visitar a {product}',
    notes: ['Com este e-mail esquecemos também este endereço.'],
  },
};

export const privacyMailWords: Readonly<Record<Locale, Words>> = { en, es, pt };
