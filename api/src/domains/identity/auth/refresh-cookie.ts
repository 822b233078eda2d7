import { cookieAttributes, cookiePrefix, type CookieScope } from '../../../infrastructure/http/cookie-scope';
import { signInSeconds } from './lifetimes';

/** Cookie with the rotating refresh token; scripts cannot read it. */
export function refreshCookieName(scope: CookieScope): string {
  return `${cookiePrefix(scope)}enlace_refresh`;
}

export function refreshCookie(token: string, scope: CookieScope): string {
  return `${refreshCookieName(scope)}=${token}; Max-Age=${signInSeconds}; Path=/; ${cookieAttributes(scope)}`;
}

export function clearedRefreshCookie(scope: CookieScope): string {
  return `${refreshCookieName(scope)}=; Max-Age=0; Path=/; ${cookieAttributes(scope)}`;
}
