import { AppError, type ErrorCode } from '@enlace/shared-contract/errors';

interface Facts {
  readonly code: string;
  readonly message: string;
  readonly constraint: string;
}

const retryAfterSeconds = 2;

/** Error codes by SQLSTATE or its class; the first match counts. */
const byState: readonly (readonly [RegExp, ErrorCode])[] = [
  [/^53100$/, 'STORAGE_FULL'],
  [/^58030$/, 'STORAGE_FULL'],
  // Lost connection, shutdown, missing resources, time limit, lock, deadlock, read-only server, missing database,
  // refused login.
  [/^(08|53|57P0|28|3D)/, 'UNAVAILABLE'],
  [/^(57014|55P03|40001|40P01|25006|25P03|XX001)$/, 'UNAVAILABLE'],
  [/^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT)/, 'UNAVAILABLE'],
  [/^(ENOSPC|EDQUOT)$/, 'STORAGE_FULL'],
  [/^23503$/, 'CONFLICT'],
  [/^(23502|23514)$/, 'VALIDATION_FAILED'],
  // A number, or a sum of numbers, that no column can hold.
  [/^22003$/, 'VALIDATION_FAILED'],
  [/^22/, 'BAD_REQUEST'],
];

/** Connection failures that have no code. */
const byMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed|driver has already been destroyed|Cannot use a pool after)/;

/**
 * The platform's error for a failure of the database; null for any other error. A failed database never becomes a
 * 401, because that would sign out every user.
 */
export function databaseError(error: unknown): AppError | null {
  const facts = factsOf(error);
  if (facts === null) return null;
  const message = `database: ${facts.code} ${facts.message}`;
  if (facts.code === '23505') {
    const isName = /(name|slug|email)/.test(facts.constraint);
    return new AppError(isName ? 'NAME_TAKEN' : 'CONFLICT', { message, cause: error });
  }
  const knownCode = byState.find(([pattern]) => pattern.test(facts.code))?.[1];
  const code = knownCode ?? (byMessage.test(facts.message) ? 'UNAVAILABLE' : null);
  if (code === null) return null;
  const isPassing = code === 'UNAVAILABLE' || code === 'STORAGE_FULL';
  return new AppError(code, { message, cause: error, ...(isPassing ? { retryAfterSeconds } : {}) });
}

function factsOf(error: unknown): Facts | null {
  if (!(error instanceof Error)) return null;
  // A connection that tried several addresses fails with one error that contains all failures.
  if (error instanceof AggregateError && error.errors.length > 0) return factsOf(error.errors[0]);
  const text = (name: string): string => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : '';
  };
  return { code: text('code'), message: error.message, constraint: text('constraint') };
}
