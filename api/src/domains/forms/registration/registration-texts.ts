import type { Locale } from '@enlace/shared-contract';

/** Messages after a registration; they are the same for known addresses. */
export const registrationTexts: Readonly<Record<Locale, { readonly thanks: string; readonly resent: string }>> = {
  en: {
    thanks: 'Almost done. We have sent a mail to this address: it tells you how to go on.',
    resent: 'A new code is on its way.',
  },
  es: {
    thanks: 'Casi listo. Te enviamos un correo a esta dirección con el siguiente paso.',
    resent: 'Un código nuevo va en camino.',
  },
  pt: {
    thanks: 'Quase pronto. Enviamos um e-mail para este endereço com o próximo passo.',
    resent: 'Um novo código está a caminho.',
  },
};
