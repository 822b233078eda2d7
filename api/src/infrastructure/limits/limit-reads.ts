import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance } from 'fastify';

import { isGatewayCall } from '../changes/note-reads';
import { defineLimit, type Limit } from './define-limit';
import { ReadBudget } from './read-budget';
import { costOfRead } from './read-cost';

/** The parts of a request that decide whether its reads are limited. */
export interface ReadCaller {
  readonly ip: string;
  readonly viewer: Viewer | null;
}

/**
 * Whether the reads of a caller are limited by address. Users have an account, which can be disabled. The gateway reads
 * for pages that it keeps, and limits its visitors itself.
 */
export function isLimitedCaller({ viewer }: Pick<ReadCaller, 'viewer'>): boolean {
  return viewer === null && !isGatewayCall();
}

/** Points for reads of visitors from one address, see `read-cost.ts`. */
export const readAddressLimit = defineLimit({
  name: 'readAddress',
  points: 6000,
  seconds: 30,
  roomyPoints: 600_000,
  isByAddress: true,
  variable: 'LIMIT_READS_PER_ADDRESS',
});

/** Limits the reads of visitors by address, see `ReadBudget`. Call it after the hook that sets the viewer. */
export function limitReads(app: FastifyInstance, limit: Limit): void {
  const budget = new ReadBudget(limit);
  app.addHook('onRequest', async (request) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !isLimitedCaller(request)) return;
    const [path = ''] = request.url.split('?');
    const retryAfterSeconds = budget.take(request.ip, costOfRead(path, request.query));
    if (retryAfterSeconds > 0)
      throw new AppError('RATE_LIMITED', { message: 'too many reads of one address', retryAfterSeconds });
  });
}
