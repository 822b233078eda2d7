import type { Locale } from '@enlace/shared-contract/text';

import { drawSmallPage, type PageWords } from '../../../kit/core/http/small-page';
import type { PasswordLink } from './undo-address-change';

type State = 'ask' | 'undone' | 'over';

const words: PageWords<State> = {
  en: {
    ask: {
      title: 'Undo the new e-mail?',
      text: 'This address belongs to your account again, every device is signed out, and you choose a new password.',
      button: 'Undo the change',
    },
    undone: {
      title: 'Your address is back',
      text: 'Every device is signed out. Please choose a new password now. We have sent the link to you, too.',
      button: 'Choose a new password',
    },
    over: { title: 'This link is over', text: 'It was used already, or its 7 days have passed.', button: 'Sign in' },
  },
  es: {
    ask: {
      title: '¿Deshacer el correo nuevo?',
      text: 'Esta dirección vuelve a ser la de tu cuenta, se cierra la sesión en todos los dispositivos y eliges una contraseña nueva.',
      button: 'Deshacer el cambio',
    },
    undone: {
      title: 'Tu dirección está de vuelta',
      text: 'Se cerró la sesión en todos los dispositivos. Elige ahora una contraseña nueva. También te enviamos el enlace.',
      button: 'Elegir una contraseña nueva',
    },
    over: { title: 'Este enlace ya no vale', text: 'Ya se usó, o pasaron sus 7 días.', button: 'Iniciar sesión' },
  },
  pt: {
    ask: {
      title: 'Desfazer o novo e-mail?',
      text: 'Este endereço volta a ser o da sua conta, a sessão se encerra em todos os dispositivos e você escolhe uma nova senha.',
      button: 'Desfazer a mudança',
    },
    undone: {
      title: 'O seu endereço voltou',
      text: 'A sessão foi encerrada em todos os dispositivos. Escolha agora uma nova senha. Também enviamos o link.',
      button: 'Escolher uma nova senha',
    },
    over: { title: 'Este link não vale mais', text: 'Já foi usado, ou os seus 7 dias passaram.', button: 'Entrar' },
  },
};

/** What the page shows: a question, the way to a new password, or that the link is no longer valid. */
export type UndoPage =
  | { readonly state: 'ask'; readonly token: string }
  | { readonly state: 'undone'; readonly password: PasswordLink }
  | { readonly state: 'over' };

/** The page behind the undo link of the mail. It asks before it acts, because mail programs open links too. */
export function drawUndoPage(page: UndoPage, locale: Locale, productName: string): string {
  const texts = { locale, productName, ...words[locale][page.state] };
  if (page.state === 'ask') return drawSmallPage({ ...texts, path: '/api/v2/undoemailchange', token: page.token });
  if (page.state === 'over') return drawSmallPage({ ...texts, link: '/login' });
  const { email, link } = page.password;
  return drawSmallPage({ ...texts, link: `/reset-password?${new URLSearchParams({ email, pin: link })}` });
}
