import { recordOf } from '../record';

/**
 * Logs an error of the session client to the console and to the server's `_log`, in the library's words and fields. The
 * address is the default one, whatever base path the provider sets.
 */
export function logError(code: string, thrown: unknown, url?: string): void {
  const error = plain(thrown);
  const metadata: Record<string, unknown> =
    url === undefined ? { ...recordOf(error) } : { error, url, message: recordOf(error)['message'] };
  const link = `\nhttps://next-auth.js.org/errors#${code.toLowerCase()}`;
  // eslint-disable-next-line no-console -- the session library's log is part of its behaviour
  console.error(`[next-auth][error][${code}]`, link, metadata['message'], metadata);

  const fields = { level: 'error', code, ...metadata, client: true };
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  if (typeof navigator.sendBeacon === 'function') navigator.sendBeacon('/api/auth/_log', body);
  else void fetch('/api/auth/_log', { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

/** An error by its looks: it may come from another realm, e.g. a frame. */
function plain(thrown: unknown): unknown {
  const { message, stack, name } = recordOf(thrown);
  return stack === undefined ? thrown : { message, stack, name };
}
