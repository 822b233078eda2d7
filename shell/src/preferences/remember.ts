/** A year, in seconds. */
const year = 31_536_000;

/** Stores a choice in local storage and as a cookie, so that the next HTML uses it. Null removes it. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without a storage, the cookie remains.
  }
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${key}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : year}; SameSite=Lax${secure}`;
}

/** The stored value of a key, from either place. */
export function recall(key: string): string | null {
  if (typeof document === 'undefined') return null;
  const cookie = document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${key}=`))
    ?.slice(key.length + 1);
  try {
    return localStorage.getItem(key) ?? cookie ?? null;
  } catch {
    return cookie ?? null;
  }
}
