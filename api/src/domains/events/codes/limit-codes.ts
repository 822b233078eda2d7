import { isAppError } from '@enlace/shared-contract/errors';

import type { WriteContext } from '../../../kit/core/write/write-context';
import { couponAddressLimit } from '../../packages';

/**
 * Runs a request with a code. Each network address can try few unknown codes, so that codes cannot be guessed. Throws
 * RATE_LIMITED.
 */
export async function limitCodes<T>(
  { deps, ip = '' }: Pick<WriteContext, 'deps' | 'ip'>,
  code: string | null,
  run: () => Promise<T>,
  isUnknown: (result: T) => boolean = () => false,
): Promise<T> {
  if (code === null) return run();
  await deps.limits.count(couponAddressLimit, ip);
  let isGuess = false;
  try {
    const result = await run();
    isGuess = isUnknown(result);
    return result;
  } catch (error) {
    isGuess = isAppError(error) && error.fields?.['code'] !== undefined;
    throw error;
  } finally {
    if (!isGuess) await deps.limits.giveBack(couponAddressLimit, ip);
  }
}
