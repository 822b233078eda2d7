import type { Locale } from '@enlace/shared-contract/text';

import { drawSmallPage, type PageWords } from '../../../kit/small-page';

export type UnsubscribeState = 'ask' | 'stopped' | 'unknown';

const words: PageWords<UnsubscribeState> = {
  en: {
    ask: {
      title: 'Stop these mails?',
      text: 'You will get no more mails of this kind. Your notifications on the site stay as they are.',
      button: 'Stop these mails',
    },
    stopped: {
      title: 'No more of these mails',
      text: 'You can switch them on again whenever you like.',
      button: 'Choose what I get',
    },
    unknown: {
      title: 'This link does not work',
      text: 'It is incomplete, perhaps cut by the mail program. Sign in to choose what you get.',
      button: 'Choose what I get',
    },
  },
  es: {
    ask: {
      title: '¿No recibir más estos correos?',
      text: 'No recibirás más correos de este tipo. Tus notificaciones en el sitio siguen igual.',
      button: 'No recibirlos más',
    },
    stopped: {
      title: 'Ya no recibirás estos correos',
      text: 'Puedes volver a activarlos cuando quieras.',
      button: 'Elegir qué recibo',
    },
    unknown: {
      title: 'Este enlace no funciona',
      text: 'Está incompleto; quizá el programa de correo lo cortó. Inicia sesión para elegir qué recibes.',
      button: 'Elegir qué recibo',
    },
  },
  pt: {
    ask: {
      title: 'Não receber mais estes e-mails?',
      text: 'Você não receberá mais e-mails deste tipo. Suas notificações no site continuam iguais.',
      button: 'Não receber mais',
    },
    stopped: {
      title: 'Você não receberá mais estes e-mails',
      text: 'Você pode ativá-los de novo quando quiser.',
      button: 'Escolher o que recebo',
    },
    unknown: {
      title: 'Este link não funciona',
      text: 'Está incompleto; talvez o programa de e-mail o tenha cortado. Entre para escolher o que recebe.',
      button: 'Escolher o que recebo',
    },
  },
};

/** The page behind the link of a mail. It asks before it acts, because mail programs open links too. */
export function drawUnsubscribePage(
  state: UnsubscribeState,
  { locale, productName, path, token }: { locale: Locale; productName: string; path: string; token: string },
): string {
  const action = state === 'ask' ? { path, token } : { link: '/my/notifications/settings' };
  return drawSmallPage({ locale, productName, ...words[locale][state], ...action });
}
