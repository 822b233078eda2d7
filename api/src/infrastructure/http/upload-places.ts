import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyRequest } from 'fastify';

import { addressKey } from '../limits/address-key';
import { defineLimit, type Limit } from '../limits/define-limit';
import { ReadBudget } from '../limits/read-budget';

/** Multipart bodies that may be sent at the same time. */
export interface UploadLimits {
  readonly perProcess: number;
  readonly perCaller: number;
}

/** Visitors are counted by address, users by account. */
export const uploadLimits = {
  visitors: { perProcess: 24, perCaller: 4 },
  users: { perProcess: 48, perCaller: 8 },
} as const satisfies Readonly<Record<string, UploadLimits>>;

/** Uploads of one account in one process. */
export const uploadAccountLimit = defineLimit({
  name: 'uploadAccount',
  points: 1000,
  seconds: 3600,
  roomyPoints: 1_000_000,
  variable: 'LIMIT_UPLOADS_PER_ACCOUNT',
});

const retryAfterSeconds = 2;

type Caller = Pick<FastifyRequest, 'viewer' | 'ip'>;

/**
 * Counts the multipart bodies that are sent now, and those of an account in an hour.
 * @returns reserves a place for a caller and answers the function that frees it; throws RATE_LIMITED without a place
 */
export function createUploadPlaces(perHour: Limit): (caller: Caller) => () => void {
  const ofVisitors = createPlaces(uploadLimits.visitors);
  const ofUsers = createPlaces(uploadLimits.users);
  const budget = new ReadBudget(perHour);
  return ({ viewer, ip }) => {
    if (viewer === null) return ofVisitors(addressKey(ip));
    const account = `user ${viewer.id}`;
    const free = ofUsers(account);
    const seconds = budget.take(account, 1);
    if (seconds === 0) return free;
    free();
    throw new AppError('RATE_LIMITED', { message: 'too many uploads of an account', retryAfterSeconds: seconds });
  };
}

function createPlaces({ perProcess, perCaller }: UploadLimits): (caller: string) => () => void {
  const countByCaller = new Map<string, number>();
  let count = 0;
  return (caller) => {
    const ofCaller = countByCaller.get(caller) ?? 0;
    if (count >= perProcess || ofCaller >= perCaller)
      throw new AppError('RATE_LIMITED', { message: 'too many uploads at once', retryAfterSeconds });
    count += 1;
    countByCaller.set(caller, ofCaller + 1);
    return () => {
      count -= 1;
      const leftCount = (countByCaller.get(caller) ?? 1) - 1;
      if (leftCount === 0) countByCaller.delete(caller);
      else countByCaller.set(caller, leftCount);
    };
  };
}
