import type { Locale } from '@enlace/shared-contract';

import type { MailWords } from './mail-texts';

export type DonationMail =
  | 'donationReceived'
  | 'monthlyDonationReceived'
  | 'monthlyDonationFailed'
  | 'monthlyDonationEnded'
  | 'donationRefunded';

type Words = Readonly<Record<DonationMail, MailWords>>;

const en: Words = {
  donationReceived: {
    subject: 'Thank you for your donation of {amount}',
    preheader: 'Your receipt {reference} is in this mail.',
    greeting: 'Thank you, {name}',
    paragraphs: ['Your donation of {amount} to {product} has arrived.', 'Receipt {reference} is attached as PDF.'],
    button: 'See my donation',
    notes: ['The link is yours alone: whoever has it sees this donation.'],
  },
  monthlyDonationReceived: {
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
  monthlyDonationFailed: {
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
  monthlyDonationEnded: {
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
  donationRefunded: {
    subject: 'Your donation was refunded: {amount}',
    preheader: '{amount} is on its way back.',
    greeting: 'Hello {name}',
    paragraphs: ['We have refunded {amount} of your donation.', 'Credit note {reference} is attached as PDF.'],
    button: 'See my donation',
    notes: ['Banks need up to ten days until the amount is on your account.'],
  },
};

const es: Words = {
  donationReceived: {
    subject: 'Gracias por tu donación de {amount}',
    preheader: 'Tu recibo {reference} viene en este correo.',
    greeting: 'Gracias, {name}',
    paragraphs: ['Tu donación de {amount} a {product} ha llegado.', 'El recibo {reference} va adjunto en PDF.'],
    button: 'Ver mi donación',
    notes: ['El enlace es solo tuyo: quien lo tiene ve esta donación.'],
  },
  monthlyDonationReceived: {
    subject: 'Tu donación mensual de {amount} ha llegado',
    preheader: 'Tu recibo {reference} viene en este correo.',
    greeting: 'Gracias, {name}',
    paragraphs: ['Tu donación mensual de {amount} a {product} ha llegado.', 'El recibo {reference} va adjunto en PDF.'],
    button: 'Ver o terminar mi donación',
    notes: ['Con este enlace puedes terminar la donación mensual cuando quieras, sin cuenta. No lo compartas.'],
  },
  monthlyDonationFailed: {
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
  monthlyDonationEnded: {
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
  donationRefunded: {
    subject: 'Reembolso de tu donación: {amount}',
    preheader: '{amount} está en camino.',
    greeting: 'Hola, {name}',
    paragraphs: ['Hemos reembolsado {amount} de tu donación.', 'La nota de crédito {reference} va adjunta en PDF.'],
    button: 'Ver mi donación',
    notes: ['Los bancos tardan hasta diez días en abonar el importe en tu cuenta.'],
  },
};

const pt: Words = {
  donationReceived: {
    subject: 'Agradecemos a sua doação de {amount}',
    preheader: 'O seu recibo {reference} está neste e-mail.',
    greeting: 'Agradecemos, {name}',
    paragraphs: ['A sua doação de {amount} para a {product} chegou.', 'O recibo {reference} está anexado em PDF.'],
    button: 'Ver minha doação',
    notes: ['O link é só seu: quem o tem vê esta doação.'],
  },
  monthlyDonationReceived: {
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
  monthlyDonationFailed: {
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
  monthlyDonationEnded: {
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
  donationRefunded: {
    subject: 'Reembolso da sua doação: {amount}',
    preheader: '{amount} está a caminho.',
    greeting: 'Olá, {name}',
    paragraphs: ['Reembolsamos {amount} da sua doação.', 'A nota de crédito {reference} está anexada em PDF.'],
    button: 'Ver minha doação',
    notes: ['Os bancos levam até dez dias para creditar o valor na sua conta.'],
  },
};

export const donationMailWords: Readonly<Record<Locale, Words>> = { en, es, pt };
