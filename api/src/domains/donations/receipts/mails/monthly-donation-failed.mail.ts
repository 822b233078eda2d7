import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { donationParts, donationPath } from './donation-values';

export const monthlyDonationFailedMail = defineMail({
  template: 'monthlyDonationFailed',
  kind: 'receipts',
  ...donationParts,
  link: donationPath,
  words: {
    en: {
      subject: 'Your monthly donation of {amount} could not be charged',
      preheader: 'Nothing was charged. You can pay with another card, or end the donation.',
      greeting: 'Hello {name}',
      paragraphs: [
        'Your bank declined your monthly donation of {amount}. Nothing was charged.',
        'You can pay with another card or end the donation. Without an answer, it ends by itself after some more attempts.',
      ],
      button: 'Pay or end my donation',
      notes: ['This is the only mail about this payment.'],
    },
    es: {
      subject: 'No pudimos cobrar tu donación mensual de {amount}',
      preheader: 'No se cobró nada. Puedes pagar con otra tarjeta o terminar la donación.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Tu banco rechazó tu donación mensual de {amount}. No se cobró nada.',
        'Puedes pagar con otra tarjeta o terminar la donación. Si no haces nada, termina sola después de algunos intentos más.',
      ],
      button: 'Pagar o terminar mi donación',
      notes: ['Este es el único correo sobre este pago.'],
    },
    pt: {
      subject: 'Não foi possível cobrar a sua doação mensal de {amount}',
      preheader: 'Nada foi cobrado. Você pode pagar com outro cartão ou encerrar a doação.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'O seu banco recusou a sua doação mensal de {amount}. Nada foi cobrado.',
        'Você pode pagar com outro cartão ou encerrar a doação. Sem resposta, ela termina sozinha depois de mais algumas tentativas.',
      ],
      button: 'Pagar ou encerrar minha doação',
      notes: ['Este é o único e-mail sobre este pagamento.'],
    },
  },
});
