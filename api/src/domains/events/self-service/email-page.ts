import type { Locale } from '@enlace/shared-contract/text';

import { drawSmallPage, type PageWords } from '../../../kit/core/http/small-page';

const words: PageWords<'ask' | 'done' | 'over'> = {
  en: {
    ask: {
      title: 'Use this address for your ticket?',
      text: 'Mails about your ticket come to this address from now on.',
      button: 'Use this address',
    },
    done: {
      title: 'Your ticket has its new address',
      text: 'We have sent the ticket to you once more.',
      button: 'Open my ticket',
    },
    over: {
      title: 'This link is over',
      text: 'It was used already, or a day has passed. You can change the address again on your ticket.',
      button: 'See the events',
    },
  },
  es: {
    ask: {
      title: '¿Usar esta dirección para tu entrada?',
      text: 'Los correos sobre tu entrada llegarán desde ahora a esta dirección.',
      button: 'Usar esta dirección',
    },
    done: {
      title: 'Tu entrada tiene la dirección nueva',
      text: 'Te enviamos la entrada una vez más.',
      button: 'Abrir mi entrada',
    },
    over: {
      title: 'Este enlace ya no vale',
      text: 'Ya se usó, o pasó un día. Puedes cambiar la dirección otra vez en tu entrada.',
      button: 'Ver los eventos',
    },
  },
  pt: {
    ask: {
      title: 'Usar este endereço para o seu ingresso?',
      text: 'Os e-mails sobre o seu ingresso chegarão a este endereço a partir de agora.',
      button: 'Usar este endereço',
    },
    done: {
      title: 'O seu ingresso tem o novo endereço',
      text: 'Enviamos o ingresso para você mais uma vez.',
      button: 'Abrir meu ingresso',
    },
    over: {
      title: 'Este link não vale mais',
      text: 'Já foi usado, ou passou um dia. Você pode mudar o endereço de novo no seu ingresso.',
      button: 'Ver os eventos',
    },
  },
};

/** What the page shows: a question, the way to the ticket, or that the link is no longer valid. */
type EmailPage =
  | { readonly state: 'ask'; readonly token: string }
  | { readonly state: 'done'; readonly slug: string }
  | { readonly state: 'over' };

/** The page behind the link to a new address. It asks before it acts, because mail programs open links too. */
export function drawEmailPage(page: EmailPage, locale: Locale, productName: string): string {
  const texts = { locale, productName, ...words[locale][page.state] };
  if (page.state === 'ask') return drawSmallPage({ ...texts, path: '/api/v2/ticket-email', token: page.token });
  return drawSmallPage({ ...texts, link: page.state === 'done' ? `/t/${page.slug}` : '/events' });
}
