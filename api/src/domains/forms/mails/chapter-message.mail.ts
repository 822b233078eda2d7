import * as z from 'zod';

import { oneLine } from '../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../infrastructure/mail/define-mail';

/** To the leaders of a chapter; `lines` are the sender's own words, with the address to answer to. */
export const chapterMessageMail = defineMail({
  template: 'chapterMessage',
  kind: 'team',
  values: z.object({
    name: z.string(),
    chapter: z.string(),
    path: z.string(),
    reference: z.string(),
    lines: z.array(z.string()),
  }),
  keptValues: ['name', 'chapter', 'path', 'reference'],
  quotedTexts: ({ lines }) => lines,
  placeholders: { chapter: oneLine },
  link: ({ path }) => path,
  words: {
    en: {
      subject: 'A message for {chapter} ({reference})',
      preheader: 'Somebody has written to the chapter {chapter}.',
      greeting: 'Hello {name}',
      paragraphs: [
        'Somebody has written to the leaders of {chapter} by the form of our site. Please answer to the address below.',
      ],
      button: 'Open the page of the chapter',
      notes: ['You get this mail because you lead this chapter. The team gets the message too.'],
    },
    es: {
      subject: 'Un mensaje para {chapter} ({reference})',
      preheader: 'Alguien ha escrito al capítulo {chapter}.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Alguien ha escrito a las líderes de {chapter} con el formulario de nuestro sitio. Por favor, responde a la dirección de abajo.',
      ],
      button: 'Abrir la página del capítulo',
      notes: ['Recibes este correo porque lideras este capítulo. El equipo también recibe el mensaje.'],
    },
    pt: {
      subject: 'Uma mensagem para {chapter} ({reference})',
      preheader: 'Alguém escreveu para o capítulo {chapter}.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Alguém escreveu para as líderes de {chapter} pelo formulário do nosso site. Por favor, responda ao endereço abaixo.',
      ],
      button: 'Abrir a página do capítulo',
      notes: ['Você recebe este e-mail porque lidera este capítulo. A equipe também recebe a mensagem.'],
    },
  },
});
