import type { Locale } from '@enlace/shared-contract';

import type { MailWords } from './mail-texts';

/** Mails about public forms and registrations. */
export type FormMail =
  'formReceived' | 'companyRegistrationBegun' | 'formNotification' | 'formReply' | 'formsToCheck' | 'alreadyRegistered';

type Words = Readonly<Record<FormMail, MailWords>>;

const en: Words = {
  formReceived: {
    subject: 'We have received {what} ({reference})',
    preheader: 'Thank you for writing to {product}.',
    greeting: 'Thank you, {name}',
    paragraphs: [
      'We have received {what}. Somebody of our team reads everything that arrives and will answer as soon as she can.',
      'If you write to us about it again, please mention {reference}.',
    ],
    button: 'Visit {product}',
    notes: ['You did not write to us? Then somebody mistyped her address, and there is nothing to do.'],
  },
  companyRegistrationBegun: {
    subject: 'Half of your registration is done ({reference})',
    preheader: 'A few questions are left.',
    greeting: 'Thank you, {name}',
    paragraphs: [
      'The first half of your company’s registration has reached us. You have closed the page? The button brings you back to where you stopped.',
    ],
    button: 'Go on with the registration',
    notes: [
      'The link is good for 7 days.',
      'You did not register a company? Then somebody mistyped her address, and there is nothing to do.',
    ],
  },
  formNotification: {
    subject: '{what} ({reference})',
    preheader: 'Somebody has written to {product}.',
    greeting: 'Hello {name}',
    paragraphs: ['Somebody has sent a form of our site: {what}, {reference}.'],
    button: 'Open the back office',
    notes: ['You get this mail because you are an administrator.'],
  },
  formReply: {
    subject: '{subject}',
    preheader: '{subject}',
    greeting: '{subject}',
    paragraphs: [],
    button: 'Visit {product}',
    notes: ['This is about what you sent us as {reference}.'],
  },
  formsToCheck: {
    subject: 'Entries that wait to be checked: {count}',
    preheader: 'They looked doubtful; some may be from people.',
    greeting: 'Hello {name}',
    paragraphs: [
      'Since yesterday {count} entries came by our forms that looked doubtful. Most will be rubbish, but some may be from people who wait for an answer.',
    ],
    button: 'Open the back office',
    notes: ['You get this mail at most once a day, because you are an administrator.'],
  },
  alreadyRegistered: {
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
};

const es: Words = {
  formReceived: {
    subject: 'Hemos recibido {what} ({reference})',
    preheader: 'Gracias por escribir a {product}.',
    greeting: 'Gracias, {name}',
    paragraphs: [
      'Hemos recibido {what}. Alguien de nuestro equipo lee todo lo que llega y te responderá en cuanto pueda.',
      'Si vuelves a escribirnos sobre esto, menciona {reference}, por favor.',
    ],
    button: 'Visitar {product}',
    notes: ['¿No nos escribiste? Entonces alguien tecleó mal su dirección y no tienes que hacer nada.'],
  },
  companyRegistrationBegun: {
    subject: 'La mitad de tu registro está lista ({reference})',
    preheader: 'Quedan unas pocas preguntas.',
    greeting: 'Gracias, {name}',
    paragraphs: [
      'La primera mitad del registro de tu empresa nos ha llegado. ¿Cerraste la página? El botón te lleva a donde te quedaste.',
    ],
    button: 'Continuar el registro',
    notes: [
      'El enlace vale 7 días.',
      '¿No registraste ninguna empresa? Entonces alguien tecleó mal su dirección y no tienes que hacer nada.',
    ],
  },
  formNotification: {
    subject: '{what} ({reference})',
    preheader: 'Alguien ha escrito a {product}.',
    greeting: 'Hola, {name}',
    paragraphs: ['Alguien ha enviado un formulario de nuestro sitio: {what}, {reference}.'],
    button: 'Abrir la administración',
    notes: ['Recibes este correo porque eres administradora.'],
  },
  formReply: {
    subject: '{subject}',
    preheader: '{subject}',
    greeting: '{subject}',
    paragraphs: [],
    button: 'Visitar {product}',
    notes: ['Se refiere a lo que nos enviaste como {reference}.'],
  },
  formsToCheck: {
    subject: 'Mensajes por revisar: {count}',
    preheader: 'Parecían dudosos; algunos pueden ser de personas.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'Desde ayer llegaron por nuestros formularios {count} mensajes que parecían dudosos. La mayoría será basura, pero algunos pueden ser de personas que esperan respuesta.',
    ],
    button: 'Abrir la administración',
    notes: ['Recibes este correo como mucho una vez al día, porque eres administradora.'],
  },
  alreadyRegistered: {
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
};

const pt: Words = {
  formReceived: {
    subject: 'Recebemos {what} ({reference})',
    preheader: 'Obrigada por escrever para a {product}.',
    greeting: 'Obrigada, {name}',
    paragraphs: [
      'Recebemos {what}. Alguém da nossa equipe lê tudo o que chega e vai responder assim que puder.',
      'Se você voltar a escrever sobre isso, mencione {reference}, por favor.',
    ],
    button: 'Visitar a {product}',
    notes: ['Você não escreveu para nós? Então alguém digitou errado o endereço e não é preciso fazer nada.'],
  },
  companyRegistrationBegun: {
    subject: 'Metade do seu cadastro está pronta ({reference})',
    preheader: 'Faltam poucas perguntas.',
    greeting: 'Obrigada, {name}',
    paragraphs: [
      'A primeira metade do cadastro da sua empresa chegou. Você fechou a página? O botão leva você de volta ao ponto em que parou.',
    ],
    button: 'Continuar o cadastro',
    notes: [
      'O link vale por 7 dias.',
      'Você não cadastrou nenhuma empresa? Então alguém digitou errado o endereço e não é preciso fazer nada.',
    ],
  },
  formNotification: {
    subject: '{what} ({reference})',
    preheader: 'Alguém escreveu para a {product}.',
    greeting: 'Olá, {name}',
    paragraphs: ['Alguém enviou um formulário do nosso site: {what}, {reference}.'],
    button: 'Abrir a administração',
    notes: ['Você recebe este e-mail porque é administradora.'],
  },
  formReply: {
    subject: '{subject}',
    preheader: '{subject}',
    greeting: '{subject}',
    paragraphs: [],
    button: 'Visitar a {product}',
    notes: ['É sobre o que você nos enviou como {reference}.'],
  },
  formsToCheck: {
    subject: 'Mensagens para conferir: {count}',
    preheader: 'Pareciam duvidosas; algumas podem ser de pessoas.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'Desde ontem chegaram pelos nossos formulários {count} mensagens que pareciam duvidosas. A maioria deve ser lixo, mas algumas podem ser de pessoas que esperam resposta.',
    ],
    button: 'Abrir a administração',
    notes: ['Você recebe este e-mail no máximo uma vez por dia, porque é administradora.'],
  },
  alreadyRegistered: {
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
};

export const formMailWords: Readonly<Record<Locale, Words>> = { en, es, pt };
