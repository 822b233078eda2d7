import { isAppError } from '@enlace/shared-contract/errors';

import type { ApiDeps } from '../../../infrastructure/env/deps';

/** One subscription that Stripe refuses must not keep the others from their work. */
export async function withoutRefusal(deps: ApiDeps, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isAppError(error) || error.code !== 'UPSTREAM_FAILED') throw error;
    deps.logger.warn({ err: error }, 'a subscription could not be checked');
  }
}
