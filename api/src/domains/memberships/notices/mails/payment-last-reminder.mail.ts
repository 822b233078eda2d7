import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { cardPath, dueParts } from './due-values';

export const paymentLastReminderMail = defineMail({
  template: 'paymentLastReminder',
  kind: 'payments',
  ...dueParts,
  link: cardPath,
  words: {
    en: {
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
    es: {
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
    pt: {
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
  },
});
