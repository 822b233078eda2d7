import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** The last mail to the user; the address is deleted after sending. */
export const removalDoneMail = defineMail({
  template: 'removalDone',
  kind: 'security',
  values: z.object({ name: z.string() }),
  isFarewell: true,
  link: () => '/',
  words: {
    en: {
      subject: 'Your data has been removed',
      preheader: 'This is the last mail you get from us.',
      greeting: 'Goodbye, {name}',
      paragraphs: [
        'Your {product} account and your data have been removed. What the law makes us keep carries neither your name nor your address.',
        'Thank you for the time you were with us. The door stays open.',
      ],
      button: 'Visit {product}',
      notes: ['We forget this address with this mail.'],
    },
    es: {
      subject: 'Tus datos se han eliminado',
      preheader: 'Este es el último correo que recibes de nosotras.',
      greeting: 'Adiós, {name}',
      paragraphs: [
        'Tu cuenta de {product} y tus datos se han eliminado. Lo que la ley nos obliga a guardar no lleva ni tu nombre ni tu dirección.',
        'Gracias por el tiempo que compartiste. La puerta queda abierta.',
      ],
      button: 'Visitar {product}',
      notes: ['Con este correo olvidamos también esta dirección.'],
    },
    pt: {
      subject: 'Os seus dados foram removidos',
      preheader: 'Este é o último e-mail que você recebe de nós.',
      greeting: 'Adeus, {name}',
      paragraphs: [
        'A sua conta na {product} e os seus dados foram removidos. O que a lei nos obriga a guardar não traz o seu nome nem o seu endereço.',
        'Obrigada pelo tempo que passou com a gente. A porta fica aberta.',
      ],
      button: 'Visitar a {product}',
      notes: ['Com este e-mail esquecemos também este endereço.'],
    },
  },
});
