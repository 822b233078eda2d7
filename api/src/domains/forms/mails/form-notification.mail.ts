import * as z from 'zod';

import { defineMail } from '../../../infrastructure/mail/define-mail';

/** To administrators; `lines` are the sender's own words. */
export const formNotificationMail = defineMail({
  template: 'formNotification',
  kind: 'team',
  values: z.object({ name: z.string(), what: z.string(), reference: z.string(), lines: z.array(z.string()) }),
  keptValues: ['name', 'what', 'reference'],
  quotedTexts: ({ lines }) => lines,
  link: () => '/admin/inbox',
  words: {
    en: {
      subject: '{what} ({reference})',
      preheader: 'Somebody has written to {product}.',
      greeting: 'Hello {name}',
      paragraphs: ['Somebody has sent a form of our site: {what}, {reference}.'],
      button: 'Open the back office',
      notes: ['You get this mail because you are an administrator.'],
    },
    es: {
      subject: '{what} ({reference})',
      preheader: 'Alguien ha escrito a {product}.',
      greeting: 'Hola, {name}',
      paragraphs: ['Alguien ha enviado un formulario de nuestro sitio: {what}, {reference}.'],
      button: 'Abrir la administración',
      notes: ['Recibes este correo porque eres administradora.'],
    },
    pt: {
      subject: '{what} ({reference})',
      preheader: 'Alguém escreveu para a {product}.',
      greeting: 'Olá, {name}',
      paragraphs: ['Alguém enviou um formulário do nosso site: {what}, {reference}.'],
      button: 'Abrir a administração',
      notes: ['Você recebe este e-mail porque é administradora.'],
    },
  },
});
