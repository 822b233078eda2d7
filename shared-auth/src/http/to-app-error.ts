import { AppError, codeOfStatus, errorBodySchema, isAppError, isErrorCode } from '@enlace/shared-contract';

import { recordOf } from '../record';

/** The required fields of a failed axios request. */
interface Failure {
  readonly message?: unknown;
  readonly response?: unknown;
}

/**
 * Converts any failure of a request to an `AppError`. An answer provides its code (or that of its status), the text
 * for the user, fields, details, the body and `Retry-After` in seconds. No answer, or an aborted call, is NETWORK.
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

/** `Retry-After` contains seconds or a date. */
function secondsOf(header: unknown): number | null {
  if (typeof header !== 'string' || header === '') return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

/**
 * Whether a failed refresh or actor call ends the session. No answer, a server failure (5xx) or a limit (429) do not:
 * a 503 never signs a user out.
 */
export function endsSession(error: unknown): boolean {
  return isAppError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}
