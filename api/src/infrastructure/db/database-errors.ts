import { AppError, type ErrorCode } from '@enlace/shared-contract';

interface Facts {
  readonly code: string;
  readonly message: string;
  readonly constraint: string;
}

const retryAfterSeconds = 2;

/** Codes of SQLSTATE, whole or by class; the first that fits. */
const byState: readonly (readonly [RegExp, ErrorCode])[] = [
  [/^53100$/, 'STORAGE_FULL'],
  [/^58030$/, 'STORAGE_FULL'],
  // Connection lost, shutting down, out of resources, time limit, lock, deadlock, read only, not there, not let in.
  [/^(08|53|57P0|28|3D)/, 'UNAVAILABLE'],
  [/^(57014|55P03|40001|40P01|25006|25P03|XX001)$/, 'UNAVAILABLE'],
  [/^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOENT)/, 'UNAVAILABLE'],
  [/^ENOSPC$/, 'STORAGE_FULL'],
  [/^23503$/, 'CONFLICT'],
  [/^(23502|23514)$/, 'VALIDATION_FAILED'],
  [/^22/, 'BAD_REQUEST'],
];

/** Failures of a connection that come without a code. */
const byMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed|driver has already been destroyed|Cannot use a pool after)/;

/**
 * The platform's error for a failure of the database, or null for any other error. A database that is down is never
 * an answer about the caller: a 401 would sign everybody out.
 */
export function databaseError(raised: unknown): AppError | null {
  const facts = factsOf(raised);
  if (facts === null) return null;
  const message = `database: ${facts.code} ${facts.message}`;
  if (facts.code === '23505') {
    const isName = /(name|slug|email)/.test(facts.constraint);
    return new AppError(isName ? 'NAME_TAKEN' : 'CONFLICT', { message, cause: raised });
  }
  const known = byState.find(([pattern]) => pattern.test(facts.code))?.[1];
  const code = known ?? (byMessage.test(facts.message) ? 'UNAVAILABLE' : null);
  if (code === null) return null;
  const isPassing = code === 'UNAVAILABLE' || code === 'STORAGE_FULL';
  return new AppError(code, { message, cause: raised, ...(isPassing ? { retryAfterSeconds } : {}) });
}

function factsOf(raised: unknown): Facts | null {
  if (!(raised instanceof Error)) return null;
  // A connection tried on several addresses fails with one error that holds them all.
  if (raised instanceof AggregateError && raised.errors.length > 0) return factsOf(raised.errors[0]);
  const text = (name: string): string => {
    const value: unknown = Reflect.get(raised, name);
    return typeof value === 'string' ? value : '';
  };
  return { code: text('code'), message: raised.message, constraint: text('constraint') };
}
