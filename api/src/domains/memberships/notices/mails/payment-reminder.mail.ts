import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { cardPath, dueParts } from './due-values';

export const paymentReminderMail = defineMail({
  template: 'paymentReminder',
  kind: 'payments',
  ...dueParts,
  link: cardPath,
  words: {
    en: {
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
    es: {
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
    pt: {
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
  },
});
