import * as z from 'zod';

import { longDate } from '../../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** `date`: ISO 8601; `token` cancels the request. */
export const removalScheduledMail = defineMail({
  template: 'removalScheduled',
  kind: 'security',
  values: z.object({ name: z.string(), date: z.string(), token: z.string() }),
  keptValues: ['name', 'date'],
  placeholders: { date: longDate },
  link: ({ token }) => `/api/v2/keepuserdata?${new URLSearchParams({ token })}`,
  words: {
    en: {
      subject: 'Your data will be removed on {date}',
      preheader: 'Until then you can change your mind.',
      greeting: 'Goodbye for now, {name}',
      paragraphs: [
        'As you asked, your {product} account and your data will be removed on {date}. You are signed out everywhere, and nobody sees your profile any more.',
        'You would rather stay? Until that day, the button below or simply signing in brings everything back.',
      ],
      button: 'Keep my account',
      notes: ['After that day nothing can be brought back, not even by us.'],
    },
    es: {
      subject: 'Tus datos se eliminarán el {date}',
      preheader: 'Hasta entonces puedes cambiar de opinión.',
      greeting: 'Hasta pronto, {name}',
      paragraphs: [
        'Como pediste, tu cuenta de {product} y tus datos se eliminarán el {date}. Hemos cerrado tu sesión en todas partes y ya nadie ve tu perfil.',
        '¿Prefieres quedarte? Hasta ese día, el botón de abajo o simplemente iniciar sesión lo devuelve todo.',
      ],
      button: 'Conservar mi cuenta',
      notes: ['Después de ese día nada se puede recuperar, ni siquiera nosotras podemos.'],
    },
    pt: {
      subject: 'Os seus dados serão removidos em {date}',
      preheader: 'Até lá você pode mudar de ideia.',
      greeting: 'Até breve, {name}',
      paragraphs: [
        'Como você pediu, a sua conta na {product} e os seus dados serão removidos em {date}. Encerramos a sua sessão em todos os lugares e ninguém mais vê o seu perfil.',
        'Prefere ficar? Até esse dia, o botão abaixo ou simplesmente entrar na conta traz tudo de volta.',
      ],
      button: 'Manter a minha conta',
      notes: ['Depois desse dia nada pode ser recuperado, nem mesmo por nós.'],
    },
  },
});
