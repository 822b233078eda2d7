import { deriveKey } from '../../../infrastructure/env/keys';
import type { CookieScope } from '../../../infrastructure/http/cookie-scope';
import type { Db } from '../../../infrastructure/db/database';

/** Settings and keys of the second factor. */
export interface SecondFactorSettings {
  /** Users for whom a factor is mandatory. */
  readonly requiredFor: 'nobody' | 'admins';
  readonly productName: string;
  /** Public origin of the site: the only one whose passkeys count. Never taken from a request. */
  readonly origin: string;
  /** Host of the site, which passkeys belong to. */
  readonly host: string;
  /** Encrypts secrets of apps. */
  readonly cipherKey: Buffer;
  /** Key of the hashes of recovery codes, steps and browsers. */
  readonly hashKey: Buffer;
}

/** The part of the auth context that the files of this folder need. */
export interface SecondFactorContext {
  readonly db: Db;
  readonly cookieScope: CookieScope;
  readonly secondFactor: SecondFactorSettings;
}

export function secondFactorSettings(settings: {
  readonly tokenSecret: string;
  readonly publicUrl: string;
  readonly productName: string;
  readonly secondFactorFor?: 'nobody' | 'admins';
}): SecondFactorSettings {
  const { origin, hostname } = new URL(settings.publicUrl);
  return {
    requiredFor: settings.secondFactorFor ?? 'nobody',
    productName: settings.productName,
    origin,
    host: hostname,
    cipherKey: deriveKey(settings.tokenSecret, 'totp secret'),
    hashKey: deriveKey(settings.tokenSecret, 'second factor'),
  };
}
