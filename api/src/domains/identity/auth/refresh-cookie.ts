import { signInSeconds } from './lifetimes';

/** Cookie with the rotating refresh token; scripts cannot read it. */
export const refreshCookieName = 'enlace_refresh';

export function refreshCookie(token: string, isSecure: boolean): string {
  return `${refreshCookieName}=${token}; Max-Age=${signInSeconds}; Path=/; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=Lax`;
}

export function clearedRefreshCookie(isSecure: boolean): string {
  return `${refreshCookieName}=; Max-Age=0; Path=/; HttpOnly${isSecure ? '; Secure' : ''}; SameSite=Lax`;
}
