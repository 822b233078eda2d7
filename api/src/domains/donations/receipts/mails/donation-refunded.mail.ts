import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { donationParts, donationPath } from './donation-values';

export const donationRefundedMail = defineMail({
  template: 'donationRefunded',
  kind: 'receipts',
  ...donationParts,
  link: donationPath,
  words: {
    en: {
      subject: 'Your donation was refunded: {amount}',
      preheader: '{amount} is on its way back.',
      greeting: 'Hello {name}',
      paragraphs: ['We have refunded {amount} of your donation.', 'Credit note {reference} is attached as PDF.'],
      button: 'See my donation',
      notes: ['Banks need up to ten days until the amount is on your account.'],
    },
    es: {
      subject: 'Reembolso de tu donación: {amount}',
      preheader: '{amount} está en camino.',
      greeting: 'Hola, {name}',
      paragraphs: ['Hemos reembolsado {amount} de tu donación.', 'La nota de crédito {reference} va adjunta en PDF.'],
      button: 'Ver mi donación',
      notes: ['Los bancos tardan hasta diez días en abonar el importe en tu cuenta.'],
    },
    pt: {
      subject: 'Reembolso da sua doação: {amount}',
      preheader: '{amount} está a caminho.',
      greeting: 'Olá, {name}',
      paragraphs: ['Reembolsamos {amount} da sua doação.', 'A nota de crédito {reference} está anexada em PDF.'],
      button: 'Ver minha doação',
      notes: ['Os bancos levam até dez dias para creditar o valor na sua conta.'],
    },
  },
});
