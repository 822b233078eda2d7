import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance } from 'fastify';

import { isGatewayCall } from '../changes/note-reads';
import { defineLimit, type Limit } from './define-limit';
import { ReadBudget } from './read-budget';
import { costOfRead, isReadingPost } from './read-cost';

/** The parts of a request by which its reads are counted. */
export interface ReadCaller {
  readonly ip: string;
  readonly viewer: Viewer | null;
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

/** Points for reads of one account, from all its devices. */
export const readAccountLimit = defineLimit({
  name: 'readAccount',
  points: 12_000,
  seconds: 30,
  roomyPoints: 1_000_000,
  variable: 'LIMIT_READS_PER_ACCOUNT',
});

interface ReadLimits {
  readonly visitors: Limit;
  readonly users: Limit;
}

/**
 * Limits the reads of visitors by address and of users by account, see `ReadBudget`; also reads that are posts. The
 * gateway reads for pages that it keeps, and limits its visitors itself. Call it after the hook that sets the viewer.
 */
export function limitReads(app: FastifyInstance, limits: ReadLimits): void {
  const visitors = new ReadBudget(limits.visitors);
  const users = new ReadBudget(limits.users);
  app.addHook('onRequest', async ({ method, url, query, viewer, ip }) => {
    const [path = ''] = url.split('?');
    const isRead = method === 'GET' || method === 'HEAD' || (method === 'POST' && isReadingPost(path));
    if (!isRead || isGatewayCall()) return;
    const cost = costOfRead(path, query);
    const retryAfterSeconds = viewer === null ? visitors.take(ip, cost) : users.take(`user ${viewer.id}`, cost);
    if (retryAfterSeconds > 0)
      throw new AppError('RATE_LIMITED', { message: 'too many reads of one caller', retryAfterSeconds });
  });
}
