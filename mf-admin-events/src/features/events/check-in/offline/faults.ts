import { type AppError, isAppError } from '@enlace/shared-contract/errors';

/** Without a decision of the server, the device decides and the scan waits. */
const missingAnswers = [
  'NETWORK',
  'UNAVAILABLE',
  'INTERNAL',
  'BAD_ANSWER',
  'CANCELLED',
  'UNAUTHENTICATED',
  'RATE_LIMITED',
];

interface Fault {
  readonly isOnline: boolean;
  readonly syncFault?: AppError;
}

/** Whether the server has not decided. */
export function isWithoutAnswer(error: unknown): boolean {
  return !isAppError(error) || missingAnswers.includes(error.code);
}

export function isNetworkFailure(error: unknown): boolean {
  return isAppError(error) && error.code === 'NETWORK';
}

export function isSessionEnd(error: unknown): error is AppError {
  return isAppError(error) && error.code === 'UNAUTHENTICATED';
}

/** State after a failure: whether there is a network, and why scans wait. */
export function faultOf(error: unknown): Fault {
  const isAnswered = isSessionEnd(error) || !isWithoutAnswer(error);
  if (!isAnswered) return { isOnline: false };
  return { isOnline: true, ...(isAppError(error) ? { syncFault: error } : {}) };
}
