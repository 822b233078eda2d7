import { AppError } from '@enlace/shared-contract/errors';

/** Multipart bodies that visitors may send at the same time. */
export interface VisitorLimits {
  readonly perProcess: number;
  readonly perAddress: number;
}

export const visitorLimits: VisitorLimits = { perProcess: 24, perAddress: 4 };

const retryAfterSeconds = 2;

/**
 * Counts the multipart bodies that visitors send now. Users with a login session are not counted.
 * @returns reserves a place for an address and answers the function that frees it; throws RATE_LIMITED without a place
 */
export function createVisitorUploads(limits: VisitorLimits = visitorLimits): (address: string) => () => void {
  const countByAddress = new Map<string, number>();
  let count = 0;
  return (address) => {
    const ofAddress = countByAddress.get(address) ?? 0;
    if (count >= limits.perProcess || ofAddress >= limits.perAddress)
      throw new AppError('RATE_LIMITED', { message: 'too many uploads of visitors', retryAfterSeconds });
    count += 1;
    countByAddress.set(address, ofAddress + 1);
    return () => {
      count -= 1;
      const leftCount = (countByAddress.get(address) ?? 1) - 1;
      if (leftCount === 0) countByAddress.delete(address);
      else countByAddress.set(address, leftCount);
    };
  };
}
