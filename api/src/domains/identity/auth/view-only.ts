import { AppError, impersonationCalls } from '@enlace/shared-contract';

/** Calls that the specification sends by POST and that change nothing. */
const reading = [/^\/me$/, /^\/getcoursebyslug$/, /^\/getlessonbyslug$/, /^\/dashboards\/get\w+$/];

/** Reads that take data along, or end a session. */
const leaving = /\/(logout|file|export|download\w*|dowload\w*)(\/|$)/i;

/**
 * Refuses whatever a look as somebody else must not do: writing anything, signing her out, taking her data along. What
 * is not known to read only is a write.
 */
export function requireReading(method: string, url: string): void {
  const [path = ''] = url.split('?');
  const call = path.replace(/^\/back(?=\/)/, '').replace(/^\/api(?=\/)/, '');
  const isOwnEnd = `/api${call}` === impersonationCalls.end.path;
  const isReading = (method === 'GET' || method === 'HEAD') && !leaving.test(call);
  if (isReading || isOwnEnd || (method === 'POST' && reading.some((known) => known.test(call)))) return;
  throw new AppError('VIEW_ONLY', { message: `${method} ${call} while looking as somebody else` });
}
