/**
 * Where to go after signing in: the path a guard or the session library named, if it is on this site.
 * @param value `callbackUrl` of the login page, a path or an absolute address
 */
export function callbackTarget(value: string | null, origin: string): string {
  if (value === null) return '/';
  try {
    const url = new URL(value, origin);
    const isOurs = url.origin === origin && !url.pathname.startsWith('/login');
    return isOurs ? `${url.pathname}${url.search}${url.hash}` : '/';
  } catch {
    return '/';
  }
}
