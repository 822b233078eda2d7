import type { Locale } from '@enlace/shared-contract/text';

import { drawSmallPage, type PageWords } from '../../../kit/core/http/small-page';

/** The states of people without an account end with `Guest`. */
export type UnsubscribeState = 'ask' | 'askGuest' | 'stopped' | 'stoppedGuest' | 'unknown';

const words: PageWords<UnsubscribeState> = {
  en: {
    ask: {
      title: 'Stop these mails?',
      text: 'You will get no more mails of this kind. Your notifications on the site stay as they are.',
      button: 'Stop these mails',
    },
    askGuest: {
      title: 'Stop these mails?',
      text: 'You will get no more mails of this kind. Mails about your tickets still come.',
      button: 'Stop these mails',
    },
    stoppedGuest: {
      title: 'No more of these mails',
      text: 'Mails about your tickets still come. To get these again, create an account with this address and switch them on.',
      button: 'See the events',
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
    askGuest: {
      title: '¿No recibir más estos correos?',
      text: 'No recibirás más correos de este tipo. Los correos sobre tus entradas siguen llegando.',
      button: 'No recibirlos más',
    },
    stoppedGuest: {
      title: 'Ya no recibirás estos correos',
      text: 'Los correos sobre tus entradas siguen llegando. Para volver a recibirlos, crea una cuenta con esta dirección y actívalos.',
      button: 'Ver los eventos',
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
    askGuest: {
      title: 'Não receber mais estes e-mails?',
      text: 'Você não receberá mais e-mails deste tipo. Os e-mails sobre os seus ingressos continuam chegando.',
      button: 'Não receber mais',
    },
    stoppedGuest: {
      title: 'Você não receberá mais estes e-mails',
      text: 'Os e-mails sobre os seus ingressos continuam chegando. Para receber estes de novo, crie uma conta com este endereço e ative-os.',
      button: 'Ver os eventos',
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
  const isQuestion = state === 'ask' || state === 'askGuest';
  const link = state === 'stoppedGuest' ? '/events' : '/my/notifications/settings';
  const action = isQuestion ? { path, token } : { link };
  return drawSmallPage({ locale, productName, ...words[locale][state], ...action });
}
