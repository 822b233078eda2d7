import { recordOf } from '../record';

/**
 * Logs an error of the session client to the console and to the server's `_log`, in the library's format. The address
 * is the default one, for any base path of the provider.
 */
export function logError(code: string, thrownValue: unknown, url?: string): void {
  const error = plainError(thrownValue);
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

/** Detects an error by its fields, because it can come from another realm such as a frame. */
function plainError(thrownValue: unknown): unknown {
  const { message, stack, name } = recordOf(thrownValue);
  return stack === undefined ? thrownValue : { message, stack, name };
}
