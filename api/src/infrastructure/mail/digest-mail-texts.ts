import type { Locale } from '@enlace/shared-contract';

import type { MailWords } from './mail-texts';

/** The mail with the mails of a day. */
export type DigestMail = 'digest';

type Words = Readonly<Record<DigestMail, MailWords>>;

const en: Words = {
  digest: {
    subject: 'Your day at {product}',
    preheader: 'What we wanted to tell you, in one mail.',
    greeting: 'Hello {name}',
    paragraphs: ['You chose one mail a day. This is what came since the last one:'],
    button: 'Open my notifications',
    notes: ['You choose what comes, and how, under “Notifications” in your account.'],
  },
};

const es: Words = {
  digest: {
    subject: 'Tu día en {product}',
    preheader: 'Lo que queríamos contarte, en un solo correo.',
    greeting: 'Hola, {name}',
    paragraphs: ['Elegiste un correo al día. Esto llegó desde el último:'],
    button: 'Abrir mis notificaciones',
    notes: ['Tú eliges qué llega, y cómo, en «Notificaciones» de tu cuenta.'],
  },
};

const pt: Words = {
  digest: {
    subject: 'O seu dia na {product}',
    preheader: 'O que queríamos contar, em um só e-mail.',
    greeting: 'Olá, {name}',
    paragraphs: ['Você escolheu um e-mail por dia. Isto chegou desde o último:'],
    button: 'Abrir minhas notificações',
    notes: ['Você escolhe o que chega, e como, em “Notificações” na sua conta.'],
  },
};

export const digestMailWords: Readonly<Record<Locale, Words>> = { en, es, pt };
