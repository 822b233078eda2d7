/** Cookies of a request. The first of two equal names counts, because browsers send the most specific cookie first. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (name === '' || cookies.has(name)) continue;
    const value = part
      .slice(at + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
    cookies.set(name, decode(value));
  }
  return Object.fromEntries(cookies);
}

/** Value of a cookie of a request; undefined when it is missing. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : parseCookies(header)[name];
}

function decode(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
