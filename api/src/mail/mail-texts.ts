import type { Locale } from '@enlace/shared-contract';

import { type FormMail, formMailWords } from './form-mail-texts';
import type { Mail } from './mail';

/** Words of one mail. `{name}` and `{product}` are filled in; an absent `pinLabel` means that the mail has no pin. */
export interface MailWords {
  readonly subject: string;
  readonly preheader: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly pinLabel?: string;
  readonly button: string;
  readonly notes: readonly string[];
}

export interface SharedWords {
  readonly linkHint: string;
  readonly footer: string;
}

type Words = Readonly<Record<Exclude<Mail['template'], FormMail>, MailWords>>;

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
  emailChanged: {
    subject: 'The e-mail of your account was changed',
    preheader: 'Your {product} account has another address now.',
    greeting: 'Hello {name}',
    paragraphs: [
      'The e-mail address of your {product} account was changed just now. From here on we write to the new one.',
    ],
    button: 'Sign in',
    notes: ['It was not you? Answer this mail at once, and we will look at it together.'],
  },
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
  emailChanged: {
    subject: 'El correo de tu cuenta ha cambiado',
    preheader: 'Tu cuenta de {product} tiene ahora otra dirección.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'La dirección de correo de tu cuenta de {product} acaba de cambiar. A partir de ahora escribimos a la nueva.',
    ],
    button: 'Iniciar sesión',
    notes: ['¿No fuiste tú? Responde enseguida a este correo y lo vemos juntas.'],
  },
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
  emailChanged: {
    subject: 'O e-mail da sua conta foi alterado',
    preheader: 'A sua conta na {product} tem agora outro endereço.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'O endereço de e-mail da sua conta na {product} acaba de ser alterado. A partir de agora escrevemos para o novo.',
    ],
    button: 'Entrar',
    notes: ['Não foi você? Responda já a este e-mail e vemos isso juntas.'],
  },
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

export const mailWords: Readonly<Record<Locale, Readonly<Record<Mail['template'], MailWords>>>> = {
  en: { ...en, ...formMailWords.en },
  es: { ...es, ...formMailWords.es },
  pt: { ...pt, ...formMailWords.pt },
};

export const sharedWords: Readonly<Record<Locale, SharedWords>> = {
  en: {
    linkHint: 'The button does not work? Copy this address into your browser:',
    footer: '{product} connects, supports and empowers Latina women in tech.',
  },
  es: {
    linkHint: '¿El botón no funciona? Copia esta dirección en tu navegador:',
    footer: '{product} conecta, apoya e impulsa a las mujeres latinas en tecnología.',
  },
  pt: {
    linkHint: 'O botão não funciona? Copie este endereço no seu navegador:',
    footer: '{product} conecta, apoia e fortalece mulheres latinas na tecnologia.',
  },
};
