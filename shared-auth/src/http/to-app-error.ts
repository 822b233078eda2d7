import { AppError, codeOfStatus, errorBodySchema, isAppError, isErrorCode } from '@enlace/shared-contract';

import { recordOf } from '../record';

/** What is needed of a failed axios request. */
interface Failure {
  readonly message?: unknown;
  readonly response?: unknown;
}

/**
 * Any failure of a request as an `AppError` (SPEC §8). An answer gives its code (or its status' code), the text for the
 * person, fields, details, the body as it came and `Retry-After` in seconds; no answer, or an aborted call, is NETWORK.
 */
export function toAppError(failure: unknown): AppError {
  if (isAppError(failure)) return failure;
  const { message, response }: Failure = recordOf(failure);
  const { data: body, headers, status } = recordOf(response);
  if (typeof status !== 'number') return new AppError('NETWORK', { message: String(message), cause: failure });
  const parsed = errorBodySchema.safeParse(body).data;
  const retryAfterSeconds = secondsOf(recordOf(headers)['retry-after']);
  return new AppError(isErrorCode(parsed?.code) ? parsed.code : codeOfStatus(status), {
    status,
    body,
    message: parsed?.message ?? `HTTP ${status}`,
    ...(parsed && {
      userMessage: parsed.error_description ?? parsed.message,
      fields: parsed.errors ?? {},
      details: parsed.details,
    }),
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
  });
}

/** `Retry-After` comes as seconds or as a date. */
function secondsOf(header: unknown): number | null {
  if (typeof header !== 'string' || header === '') return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

/**
 * Whether a failed refresh or actor call means that the session is over. No answer, a server in trouble (5xx) and a
 * limit (429) do not: a 503 never signs anybody out (DESIGN §4).
 */
export function endsSession(error: unknown): boolean {
  return isAppError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}
