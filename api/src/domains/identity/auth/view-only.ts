import { AppError } from '@enlace/shared-contract/errors';
import { impersonationCalls } from '@enlace/shared-contract/identity';

/** Calls that are sent by POST and change nothing, at least not during an impersonation. */
const readingPaths = [
  /^\/me$/,
  /^\/getcoursebyslug$/,
  /^\/getlessonbyslug$/,
  /^\/getmycourses$/,
  /^\/getuserlessons$/,
  /^\/stripe\/change_membership_calculate$/,
  /^\/dashboards\/get\w+$/,
  /^\/v2\/views$/,
  /^\/v2\/dashboards\/batch$/,
];

/** Reads that export data or end a login session. */
const exportPath = /\/(logout|file|export|csv|download\w*|dowload\w*)(\/|$)/i;

/**
 * Refuses calls that an impersonation must not make: writing, signing the user out, exporting personal data. A call
 * counts as a write unless it is listed here as a read.
 */
export function requireReading(method: string, url: string): void {
  const [path = ''] = url.split('?');
  const call = path.replace(/^\/back(?=\/)/, '').replace(/^\/api(?=\/)/, '');
  const isOwnEnd = `/api${call}` === impersonationCalls.end.path;
  const isReading = (method === 'GET' || method === 'HEAD') && !exportPath.test(call);
  if (isReading || isOwnEnd || (method === 'POST' && readingPaths.some((pattern) => pattern.test(call)))) return;
  throw new AppError('VIEW_ONLY', { message: `${method} ${call} during an impersonation` });
}
