import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { donationParts, donationPath } from './donation-values';

export const donationReceivedMail = defineMail({
  template: 'donationReceived',
  kind: 'receipts',
  ...donationParts,
  link: donationPath,
  words: {
    en: {
      subject: 'Thank you for your donation of {amount}',
      preheader: 'Your receipt {reference} is in this mail.',
      greeting: 'Thank you, {name}',
      paragraphs: ['Your donation of {amount} to {product} has arrived.', 'Receipt {reference} is attached as PDF.'],
      button: 'See my donation',
      notes: ['The link is yours alone: whoever has it sees this donation.'],
    },
    es: {
      subject: 'Gracias por tu donación de {amount}',
      preheader: 'Tu recibo {reference} viene en este correo.',
      greeting: 'Gracias, {name}',
      paragraphs: ['Tu donación de {amount} a {product} ha llegado.', 'El recibo {reference} va adjunto en PDF.'],
      button: 'Ver mi donación',
      notes: ['El enlace es solo tuyo: quien lo tiene ve esta donación.'],
    },
    pt: {
      subject: 'Agradecemos a sua doação de {amount}',
      preheader: 'O seu recibo {reference} está neste e-mail.',
      greeting: 'Agradecemos, {name}',
      paragraphs: ['A sua doação de {amount} para a {product} chegou.', 'O recibo {reference} está anexado em PDF.'],
      button: 'Ver minha doação',
      notes: ['O link é só seu: quem o tem vê esta doação.'],
    },
  },
});
