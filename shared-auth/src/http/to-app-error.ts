import { AppError, codeOfStatus, isAppError, isErrorCode, type FieldErrors } from '@enlace/shared-contract/errors';

import { recordOf } from '../record';

/** The required fields of a failed axios request. */
interface Failure {
  readonly message?: unknown;
  readonly response?: unknown;
}

/**
 * Converts every failure of a request to an `AppError`. An answer provides its code (or that of its status), the text
 * for the user, fields, details, the body and `Retry-After` in seconds. Each member of the body can be missing. The text
 * is the first of `error_description`, `message` and `error` that the body has. No answer, or an aborted call, is NETWORK.
 */
export function toAppError(failure: unknown): AppError {
  if (isAppError(failure)) return failure;
  const { message: reason, response }: Failure = recordOf(failure);
  const { data: body, headers, status } = recordOf(response);
  if (typeof status !== 'number') return new AppError('NETWORK', { message: String(reason), cause: failure });
  const { code, details, error, error_description: description, errors, message } = recordOf(body);
  const userMessage = [description, message, error].find(isText);
  return new AppError(isErrorCode(code) ? code : codeOfStatus(status), {
    status,
    body,
    message: userMessage ?? `HTTP ${status}`,
    userMessage,
    fields: fieldsOf(errors),
    details,
    retryAfterSeconds: secondsOf(recordOf(headers)['retry-after']),
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The messages of each field: a list of texts, or one text. */
function fieldsOf(errors: unknown): FieldErrors {
  return Object.fromEntries(
    Object.entries(recordOf(errors))
      .map(([name, messages]) => [name, [messages].flat().filter(isText)] as const)
      .filter(([, texts]) => texts[0]),
  );
}

/** `Retry-After` contains seconds or a date. */
function secondsOf(header: unknown): number | undefined {
  if (!isText(header)) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/**
 * Whether a failed refresh or actor call ends the session. No answer, a server failure (5xx) or a limit (429) do not:
 * a 503 never signs a user out.
 */
export function endsSession(error: unknown): boolean {
  return isAppError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}
