import * as z from 'zod';

import { singleLine } from '../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../infrastructure/mail/define-mail';

/** Subjects and pages of the mails that have waited. */
export const digestMail = defineMail({
  template: 'digest',
  kind: 'digest',
  values: z.object({ name: z.string(), items: z.array(z.object({ subject: z.string(), link: z.string() })) }),
  links: ({ items }) => items.map(({ subject, link }) => ({ label: singleLine(subject), link })),
  link: () => '/my/notifications',
  words: {
    en: {
      subject: 'Your day at {product}',
      preheader: 'What we wanted to tell you, in one mail.',
      greeting: 'Hello {name}',
      paragraphs: ['You chose one mail a day. This is what came since the last one:'],
      button: 'Open my notifications',
      notes: ['You choose what comes, and how, under “Notifications” in your account.'],
    },
    es: {
      subject: 'Tu día en {product}',
      preheader: 'Lo que queríamos contarte, en un solo correo.',
      greeting: 'Hola, {name}',
      paragraphs: ['Elegiste un correo al día. Esto llegó desde el último:'],
      button: 'Abrir mis notificaciones',
      notes: ['Tú eliges qué llega, y cómo, en «Notificaciones» de tu cuenta.'],
    },
    pt: {
      subject: 'O seu dia na {product}',
      preheader: 'O que queríamos contar, em um só e-mail.',
      greeting: 'Olá, {name}',
      paragraphs: ['Você escolheu um e-mail por dia. Isto chegou desde o último:'],
      button: 'Abrir minhas notificações',
      notes: ['Você escolhe o que chega, e como, em “Notificações” na sua conta.'],
    },
  },
});
