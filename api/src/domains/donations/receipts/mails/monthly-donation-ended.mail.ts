import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { donationParts, donationPath } from './donation-values';

export const monthlyDonationEndedMail = defineMail({
  template: 'monthlyDonationEnded',
  kind: 'receipts',
  ...donationParts,
  link: donationPath,
  words: {
    en: {
      subject: 'Your monthly donation has ended',
      preheader: 'Nothing more will be charged.',
      greeting: 'Hello {name}',
      paragraphs: [
        'Your monthly donation of {amount} has ended. Nothing more will be charged.',
        'Thank you for all you gave.',
      ],
      button: 'See my receipts',
      notes: [],
    },
    es: {
      subject: 'Tu donación mensual ha terminado',
      preheader: 'No se cobrará nada más.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Tu donación mensual de {amount} ha terminado. No se cobrará nada más.',
        'Gracias por todo lo que diste.',
      ],
      button: 'Ver mis recibos',
      notes: [],
    },
    pt: {
      subject: 'A sua doação mensal terminou',
      preheader: 'Nada mais será cobrado.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'A sua doação mensal de {amount} terminou. Nada mais será cobrado.',
        'Agradecemos por tudo o que você doou.',
      ],
      button: 'Ver meus recibos',
      notes: [],
    },
  },
});
