import type { Locale } from '@enlace/shared-contract/text';

import type { SecondFactorKind } from '../identity.tables';

/** Names of factors in mails. */
export const factorNames: Readonly<Record<Locale, Readonly<Record<SecondFactorKind, string>>>> = {
  en: { passkey: 'a passkey', totp: 'an authenticator app' },
  es: { passkey: 'una llave de acceso', totp: 'una aplicación de autenticación' },
  pt: { passkey: 'uma chave de acesso', totp: 'um aplicativo autenticador' },
};
