import type { Locale } from '@enlace/shared-contract/text';

import { drawSmallPage, type PageWords } from '../../../kit/core/http/small-page';

type State = 'ask' | 'kept' | 'over';

const words: PageWords<State> = {
  en: {
    ask: {
      title: 'Stay with us?',
      text: 'Your account and your data will be kept as they were.',
      button: 'Keep my account',
    },
    kept: { title: 'Your account stays', text: 'Everything is as it was. Good that you are here.', button: 'Sign in' },
    over: {
      title: 'This link is over',
      text: 'It was used already, or there is nothing left to keep.',
      button: 'Sign in',
    },
  },
  es: {
    ask: { title: '¿Te quedas?', text: 'Tu cuenta y tus datos seguirán como estaban.', button: 'Conservar mi cuenta' },
    kept: {
      title: 'Tu cuenta se queda',
      text: 'Todo está como estaba. Qué bueno tenerte aquí.',
      button: 'Iniciar sesión',
    },
    over: {
      title: 'Este enlace ya no vale',
      text: 'Ya se usó, o no queda nada que conservar.',
      button: 'Iniciar sesión',
    },
  },
  pt: {
    ask: {
      title: 'Você fica?',
      text: 'A sua conta e os seus dados continuarão como estavam.',
      button: 'Manter a minha conta',
    },
    kept: { title: 'A sua conta fica', text: 'Está tudo como estava. Que bom ter você aqui.', button: 'Entrar' },
    over: {
      title: 'Este link não vale mais',
      text: 'Já foi usado, ou não há mais nada para manter.',
      button: 'Entrar',
    },
  },
};

/** The page behind the link of the mail. It asks before it acts, because mail programs open links too. */
export function drawKeepPage(state: State, locale: Locale, productName: string, token = ''): string {
  const { title, text, button } = words[locale][state];
  const action = state === 'ask' ? { path: '/api/v2/keepuserdata', token } : { link: '/login' };
  return drawSmallPage({ locale, productName, title, text, button, ...action });
}
