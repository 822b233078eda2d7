import { createHash, timingSafeEqual } from 'node:crypto';

import { cookieAttributes, cookiePrefix, type CookieScope } from '../../../infrastructure/http/cookie-scope';
import { signInSeconds } from '../auth/lifetimes';

/** Cookie names of the session library. With https they have prefixes, which browsers enforce. */
export function sessionCookieNames(scope: CookieScope) {
  const prefix = cookiePrefix(scope);
  return {
    session: `${prefix}next-auth.session-token`,
    callbackUrl: `${prefix}next-auth.callback-url`,
    csrf: `${scope.isSecure ? '__Host-' : ''}next-auth.csrf-token`,
  };
}

export function sessionCookie(name: string, value: string, scope: CookieScope, now = new Date()): string {
  const expires = new Date(now.getTime() + signInSeconds * 1000).toUTCString();
  return `${name}=${value}; Path=/; Expires=${expires}; ${cookieAttributes(scope)}`;
}

export function clearedCookie(name: string, scope: CookieScope): string {
  return `${name}=; Max-Age=0; Path=/; ${cookieAttributes(scope)}`;
}

/** The library's double submit: the cookie contains `token|sha256(token + secret)`, the body contains the token. */
export function isCsrfValid(cookie: string | undefined, bodyToken: unknown, secret: string): boolean {
  const [token = '', hash = ''] = (cookie ?? '').split('|');
  if (token === '' || bodyToken !== token) return false;
  const expected = createHash('sha256').update(`${token}${secret}`).digest('hex');
  return hash.length === expected.length && timingSafeEqual(Buffer.from(hash), Buffer.from(expected));
}
