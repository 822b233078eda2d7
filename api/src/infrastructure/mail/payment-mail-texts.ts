import type { Locale } from '@enlace/shared-contract';

import type { MailWords } from './mail-texts';

/** Mails about what members pay. */
export type PaymentMail = 'paymentFailed' | 'paymentReminder' | 'paymentLastReminder' | 'planEnded' | 'cardExpires';

type Words = Readonly<Record<PaymentMail, MailWords>>;

const en: Words = {
  paymentFailed: {
    subject: 'Your payment for {what} did not go through',
    preheader: 'Your plan stays until {until}. Another card takes a minute.',
    greeting: 'Hello {name}',
    paragraphs: [
      'Your bank did not accept the payment of {amount} for your plan {what}. This happens, e.g. when a card is replaced.',
      'You keep everything until {until}. With another card, the payment is made at once.',
    ],
    button: 'Use another card',
    notes: [
      'This link works for 24 hours without signing in, and only for the card. Later, sign in and open “Membership”.',
    ],
  },
  paymentReminder: {
    subject: 'Your payment for {what} is still open',
    preheader: '{amount} is open. Your plan stays until {until}.',
    greeting: 'Hello {name}',
    paragraphs: [
      'The payment of {amount} for your plan {what} is still open. We try the card again by ourselves.',
      'You keep everything until {until}. With another card, the payment is made at once.',
    ],
    button: 'Use another card',
    notes: [
      'This link works for 24 hours without signing in, and only for the card. Later, sign in and open “Membership”.',
    ],
  },
  paymentLastReminder: {
    subject: 'Your plan {what} ends on {until}',
    preheader: 'It ends in 2 days, unless {amount} is paid.',
    greeting: 'Hello {name}',
    paragraphs: [
      'The payment of {amount} for your plan {what} is still open, so your plan ends in 2 days, on {until}.',
      'With another card, the payment is made at once and everything stays as it is. Otherwise you go on with the free plan, and your data is safe.',
    ],
    button: 'Use another card',
    notes: [
      'This link works for 24 hours without signing in, and only for the card. Later, sign in and open “Membership”.',
    ],
  },
  planEnded: {
    subject: 'You have the free plan now; your data is safe',
    preheader: 'The payment for {what} did not arrive.',
    greeting: 'Hello {name}',
    paragraphs: [
      'The payment for your plan {what} did not arrive, so you have the free plan now. Everything that you have made is kept.',
      'When you choose a plan again, you have everything back.',
    ],
    button: 'See the plans',
    notes: ['There is nothing else to do. It is good to have you with us.'],
  },
  cardExpires: {
    subject: 'Your card {what} expires soon',
    preheader: 'It is good until {until}.',
    greeting: 'Hello {name}',
    paragraphs: [
      'The card that pays your plan, {what}, expires at the end of {until}.',
      'Add the new one before, so that the next payment goes through.',
    ],
    button: 'Use another card',
    notes: ['Your bank has replaced the card already? Often it tells us, and there is nothing to do.'],
  },
};

const es: Words = {
  paymentFailed: {
    subject: 'No se pudo cobrar tu plan {what}',
    preheader: 'Tu plan sigue hasta el {until}. Cambiar la tarjeta toma un minuto.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'Tu banco no aceptó el pago de {amount} de tu plan {what}. Pasa, por ejemplo, cuando se reemplaza una tarjeta.',
      'Conservas todo hasta el {until}. Con otra tarjeta, el pago se hace al momento.',
    ],
    button: 'Usar otra tarjeta',
    notes: [
      'Este enlace funciona 24 horas sin iniciar sesión, y solo para la tarjeta. Después, inicia sesión y abre «Membresía».',
    ],
  },
  paymentReminder: {
    subject: 'El pago de tu plan {what} sigue pendiente',
    preheader: '{amount} está pendiente. Tu plan sigue hasta el {until}.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'El pago de {amount} de tu plan {what} sigue pendiente. Volvemos a intentar con la tarjeta por nuestra cuenta.',
      'Conservas todo hasta el {until}. Con otra tarjeta, el pago se hace al momento.',
    ],
    button: 'Usar otra tarjeta',
    notes: [
      'Este enlace funciona 24 horas sin iniciar sesión, y solo para la tarjeta. Después, inicia sesión y abre «Membresía».',
    ],
  },
  paymentLastReminder: {
    subject: 'Tu plan {what} termina el {until}',
    preheader: 'Termina en 2 días si no se paga {amount}.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'El pago de {amount} de tu plan {what} sigue pendiente, así que tu plan termina en 2 días, el {until}.',
      'Con otra tarjeta, el pago se hace al momento y todo queda como está. Si no, sigues con el plan gratis y tus datos están a salvo.',
    ],
    button: 'Usar otra tarjeta',
    notes: [
      'Este enlace funciona 24 horas sin iniciar sesión, y solo para la tarjeta. Después, inicia sesión y abre «Membresía».',
    ],
  },
  planEnded: {
    subject: 'Ahora tienes el plan gratis; tus datos están a salvo',
    preheader: 'El pago de {what} no llegó.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'El pago de tu plan {what} no llegó, así que ahora tienes el plan gratis. Se conserva todo lo que hiciste.',
      'Cuando vuelvas a elegir un plan, recuperas todo.',
    ],
    button: 'Ver los planes',
    notes: ['No hace falta nada más. Qué bueno tenerte aquí.'],
  },
  cardExpires: {
    subject: 'Tu tarjeta {what} vence pronto',
    preheader: 'Es válida hasta {until}.',
    greeting: 'Hola, {name}',
    paragraphs: [
      'La tarjeta que paga tu plan, {what}, vence al final de {until}.',
      'Agrega antes la nueva para que el próximo pago se haga bien.',
    ],
    button: 'Usar otra tarjeta',
    notes: ['¿Tu banco ya reemplazó la tarjeta? Muchas veces nos avisa y no hay nada que hacer.'],
  },
};

const pt: Words = {
  paymentFailed: {
    subject: 'Não foi possível cobrar o seu plano {what}',
    preheader: 'O seu plano continua até {until}. Trocar o cartão leva um minuto.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'O seu banco não aceitou o pagamento de {amount} do seu plano {what}. Isso acontece, por exemplo, quando um cartão é substituído.',
      'Você mantém tudo até {until}. Com outro cartão, o pagamento é feito na hora.',
    ],
    button: 'Usar outro cartão',
    notes: [
      'Este link funciona por 24 horas sem entrar na conta, e só para o cartão. Depois, entre e abra “Assinatura”.',
    ],
  },
  paymentReminder: {
    subject: 'O pagamento do seu plano {what} continua em aberto',
    preheader: '{amount} está em aberto. O seu plano continua até {until}.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'O pagamento de {amount} do seu plano {what} continua em aberto. Tentamos o cartão de novo por conta própria.',
      'Você mantém tudo até {until}. Com outro cartão, o pagamento é feito na hora.',
    ],
    button: 'Usar outro cartão',
    notes: [
      'Este link funciona por 24 horas sem entrar na conta, e só para o cartão. Depois, entre e abra “Assinatura”.',
    ],
  },
  paymentLastReminder: {
    subject: 'O seu plano {what} termina em {until}',
    preheader: 'Termina em 2 dias se {amount} não for pago.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'O pagamento de {amount} do seu plano {what} continua em aberto, então o seu plano termina em 2 dias, em {until}.',
      'Com outro cartão, o pagamento é feito na hora e tudo fica como está. Caso contrário, você continua com o plano grátis e os seus dados estão seguros.',
    ],
    button: 'Usar outro cartão',
    notes: [
      'Este link funciona por 24 horas sem entrar na conta, e só para o cartão. Depois, entre e abra “Assinatura”.',
    ],
  },
  planEnded: {
    subject: 'Agora você tem o plano grátis; os seus dados estão seguros',
    preheader: 'O pagamento de {what} não chegou.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'O pagamento do seu plano {what} não chegou, então agora você tem o plano grátis. Tudo o que você fez fica guardado.',
      'Quando escolher um plano de novo, você tem tudo de volta.',
    ],
    button: 'Ver os planos',
    notes: ['Não é preciso fazer mais nada. É bom ter você aqui.'],
  },
  cardExpires: {
    subject: 'O seu cartão {what} vence em breve',
    preheader: 'Ele vale até {until}.',
    greeting: 'Olá, {name}',
    paragraphs: [
      'O cartão que paga o seu plano, {what}, vence no fim de {until}.',
      'Adicione o novo antes, para que o próximo pagamento dê certo.',
    ],
    button: 'Usar outro cartão',
    notes: ['O seu banco já substituiu o cartão? Muitas vezes ele nos avisa, e não há nada a fazer.'],
  },
};

/** Words of the mails about what members pay, by language. */
export const paymentMailWords: Readonly<Record<Locale, Words>> = { en, es, pt };
