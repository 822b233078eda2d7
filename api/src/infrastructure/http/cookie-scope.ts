/** Hosts and connections that the cookies of a session are for. */
export interface CookieScope {
  /** Whether the site's address is https; cookies are then sent over https only. */
  readonly isSecure: boolean;
  /** Domain whose hosts all get the cookies; null for the host of the answer only. */
  readonly domain: string | null;
}

/** Reads the scope from the settings. */
export function cookieScope(settings: {
  readonly publicUrl: string;
  readonly cookieDomain?: string | null | undefined;
}): CookieScope {
  return { isSecure: settings.publicUrl.startsWith('https:'), domain: settings.cookieDomain ?? null };
}

/** Prefix of names over https: browsers refuse such cookies from other hosts, unless they are for a whole domain. */
export function cookiePrefix({ isSecure, domain }: CookieScope): string {
  if (!isSecure) return '';
  return domain === null ? '__Host-' : '__Secure-';
}

/** Attributes that no script can read and no other site can send. */
export function cookieAttributes({ isSecure, domain }: CookieScope): string {
  return `HttpOnly${isSecure ? '; Secure' : ''}${domain === null ? '' : `; Domain=${domain}`}; SameSite=Lax`;
}
