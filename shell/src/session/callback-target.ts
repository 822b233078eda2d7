/**
 * Where to go after signing in: the path a guard or the session library named, if it is on this site; the member's
 * own page if none did.
 * @param value `callbackUrl` of the login page, a path or an absolute address
 */
export function callbackTarget(value: string | null, origin: string): string {
  if (value === null) return '/my';
  try {
    const url = new URL(value, origin);
    // A path with two slashes at its beginning would be the address of another site.
    const isOurs = url.origin === origin && !/^\/(\/|login)/.test(url.pathname);
    return isOurs ? `${url.pathname}${url.search}${url.hash}` : '/';
  } catch {
    return '/';
  }
}
