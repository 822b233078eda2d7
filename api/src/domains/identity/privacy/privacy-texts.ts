import type { Locale } from '@enlace/shared-contract/text';

const en = {
  proof_needed: 'We have mailed you a code. Send it, or your password, to confirm that it is you.',
  scheduled: 'Your data will be removed in 14 days. Until then you can change your mind by signing in.',
  kept: 'Your account stays as it is.',
};

type Texts = typeof en;

/** Messages after a call about the user's own data. */
export const privacyTexts: Readonly<Record<Locale, Texts>> = {
  en,
  es: {
    proof_needed: 'Te enviamos un código por correo. Envíalo, o tu contraseña, para confirmar que eres tú.',
    scheduled: 'Tus datos se eliminarán en 14 días. Hasta entonces puedes cambiar de opinión iniciando sesión.',
    kept: 'Tu cuenta se queda como está.',
  },
  pt: {
    proof_needed: 'Enviamos um código por e-mail. Envie-o, ou a sua senha, para confirmar que é você.',
    scheduled: 'Os seus dados serão removidos em 14 dias. Até lá você pode mudar de ideia entrando na sua conta.',
    kept: 'A sua conta fica como está.',
  },
};
