import type { Locale } from '@enlace/shared-contract/text';

interface RegistrationTexts {
  readonly thanks: string;
  /** While the site has no mail server. */
  readonly thanksWithoutMail: string;
  readonly resent: string;
}

/** Messages after a registration; they are the same for known addresses. */
export const registrationTexts: Readonly<Record<Locale, RegistrationTexts>> = {
  en: {
    thanks: 'Almost done. We have sent a mail to this address: it tells you how to go on.',
    thanksWithoutMail: 'Almost done. Mails cannot leave this site at the moment: the next step comes later, by mail.',
    resent: 'A new code is on its way.',
  },
  es: {
    thanks: 'Casi listo. Te enviamos un correo a esta dirección con el siguiente paso.',
    thanksWithoutMail:
      'Casi listo. Ahora no salen correos de este sitio: el siguiente paso llegará después, por correo.',
    resent: 'Un código nuevo va en camino.',
  },
  pt: {
    thanks: 'Quase pronto. Enviamos um e-mail para este endereço com o próximo passo.',
    thanksWithoutMail: 'Quase pronto. Agora não saem e-mails deste site: o próximo passo chega mais tarde, por e-mail.',
    resent: 'Um novo código está a caminho.',
  },
};
