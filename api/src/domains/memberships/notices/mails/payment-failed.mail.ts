import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { cardPath, dueParts } from './due-values';

export const paymentFailedMail = defineMail({
  template: 'paymentFailed',
  kind: 'payments',
  ...dueParts,
  link: cardPath,
  words: {
    en: {
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
    es: {
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
    pt: {
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
  },
});
