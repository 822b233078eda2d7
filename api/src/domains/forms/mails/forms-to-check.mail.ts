import * as z from 'zod';

import { singleLine } from '../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../infrastructure/mail/define-mail';

export const formsToCheckMail = defineMail({
  template: 'formsToCheck',
  kind: 'team',
  values: z.object({ name: z.string(), count: z.string() }),
  keptValues: ['name', 'count'],
  placeholders: { count: singleLine },
  link: () => '/admin/inbox',
  words: {
    en: {
      subject: 'Entries that wait to be checked: {count}',
      preheader: 'They looked doubtful; some may be from people.',
      greeting: 'Hello {name}',
      paragraphs: [
        'Since yesterday {count} entries came by our forms that looked doubtful. Most will be rubbish, but some may be from people who wait for an answer.',
      ],
      button: 'Open the back office',
      notes: ['You get this mail at most once a day, because you are an administrator.'],
    },
    es: {
      subject: 'Mensajes por revisar: {count}',
      preheader: 'Parecían dudosos; algunos pueden ser de personas.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Desde ayer llegaron por nuestros formularios {count} mensajes que parecían dudosos. La mayoría será basura, pero algunos pueden ser de personas que esperan respuesta.',
      ],
      button: 'Abrir la administración',
      notes: ['Recibes este correo como mucho una vez al día, porque eres administradora.'],
    },
    pt: {
      subject: 'Mensagens para conferir: {count}',
      preheader: 'Pareciam duvidosas; algumas podem ser de pessoas.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Desde ontem chegaram pelos nossos formulários {count} mensagens que pareciam duvidosas. A maioria deve ser lixo, mas algumas podem ser de pessoas que esperam resposta.',
      ],
      button: 'Abrir a administração',
      notes: ['Você recebe este e-mail no máximo uma vez por dia, porque é administradora.'],
    },
  },
});
