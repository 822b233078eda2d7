import { signInSeconds } from './lifetimes';

/**
 * Cookie with the rotating refresh token; scripts cannot read it. Over https its prefix makes browsers refuse it from
 * other hosts of the domain.
 */
export function refreshCookieName(isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}enlace_refresh`;
}

export function refreshCookie(token: string, isSecure: boolean): string {
  return `${refreshCookieName(isSecure)}=${token}; Max-Age=${signInSeconds}; Path=/; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=Lax`;
}

export function clearedRefreshCookie(isSecure: boolean): string {
  return `${refreshCookieName(isSecure)}=; Max-Age=0; Path=/; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=Lax`;
}
