import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { donationParts, donationPath } from './donation-values';

export const monthlyDonationReceivedMail = defineMail({
  template: 'monthlyDonationReceived',
  kind: 'receipts',
  ...donationParts,
  link: donationPath,
  words: {
    en: {
      subject: 'Your monthly donation of {amount} has arrived',
      preheader: 'Your receipt {reference} is in this mail.',
      greeting: 'Thank you, {name}',
      paragraphs: [
        'Your monthly donation of {amount} to {product} has arrived.',
        'Receipt {reference} is attached as PDF.',
      ],
      button: 'See or end my donation',
      notes: [
        'You can end the monthly donation at any time with this link, without an account. Keep the link for yourself.',
      ],
    },
    es: {
      subject: 'Tu donación mensual de {amount} ha llegado',
      preheader: 'Tu recibo {reference} viene en este correo.',
      greeting: 'Gracias, {name}',
      paragraphs: [
        'Tu donación mensual de {amount} a {product} ha llegado.',
        'El recibo {reference} va adjunto en PDF.',
      ],
      button: 'Ver o terminar mi donación',
      notes: ['Con este enlace puedes terminar la donación mensual cuando quieras, sin cuenta. No lo compartas.'],
    },
    pt: {
      subject: 'A sua doação mensal de {amount} chegou',
      preheader: 'O seu recibo {reference} está neste e-mail.',
      greeting: 'Agradecemos, {name}',
      paragraphs: [
        'A sua doação mensal de {amount} para a {product} chegou.',
        'O recibo {reference} está anexado em PDF.',
      ],
      button: 'Ver ou encerrar minha doação',
      notes: ['Com este link você encerra a doação mensal quando quiser, sem conta. Não o compartilhe.'],
    },
  },
});
