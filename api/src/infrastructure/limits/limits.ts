import { AppError } from '@enlace/shared-contract/errors';
import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { addressKey } from './address-key';
import { type LimitDefinition, limitOf, type LimitSettings } from './define-limit';

export interface Limits {
  /** Counts one try; throws RATE_LIMITED with the seconds to wait after too many tries. */
  count(limit: LimitDefinition, key: string): Promise<void>;
  /** Counts one try and returns whether it was allowed; for work that is dropped silently. */
  hasQuota(limit: LimitDefinition, key: string): Promise<boolean>;
  /** Uncounts one try, after a success. */
  giveBack(limit: LimitDefinition, key: string): Promise<void>;
  /** Forgets all tries, after a success. */
  forget(limit: LimitDefinition, key: string): Promise<void>;
  close(): void;
}

export interface LimitsOptions {
  readonly settings: LimitSettings;
  /** Shares the counts between processes. While Redis fails, each process counts for itself. */
  readonly redisUrl?: string | null | undefined;
  readonly onRedisError?: (error: Error) => void;
}

export function createLimits(options: LimitsOptions): Limits {
  const redis =
    options.redisUrl === undefined || options.redisUrl === null
      ? undefined
      : new Redis(options.redisUrl, {
          enableOfflineQueue: false,
          maxRetriesPerRequest: 1,
          connectTimeout: 500,
          // A Redis that accepts connections and does not answer must not delay a sign-in.
          commandTimeout: 500,
        });
  redis?.on('error', (error: Error) => options.onRedisError?.(error));

  const limiters = new Map<string, RateLimiterAbstract>();
  function limiterOf(limit: LimitDefinition): RateLimiterAbstract {
    const knownLimiter = limiters.get(limit.name);
    if (knownLimiter !== undefined) return knownLimiter;
    const { points, seconds } = limitOf(limit, options.settings);
    const common = { keyPrefix: `enlace:${limit.name}`, points, duration: seconds };
    const memory = new RateLimiterMemory(common);
    const limiter =
      redis === undefined
        ? memory
        : new RateLimiterRedis({
            ...common,
            storeClient: redis,
            insuranceLimiter: memory,
            rejectIfRedisNotReady: true,
          });
    limiters.set(limit.name, limiter);
    return limiter;
  }

  const consume = async (limit: LimitDefinition, key: string): Promise<RateLimiterRes | null> => {
    try {
      await limiterOf(limit).consume(storedKey(limit, key));
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    }
  };

  return {
    count: async (limit, key) => {
      const refusal = await consume(limit, key);
      if (refusal === null) return;
      const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError('RATE_LIMITED', { message: `limit ${limit.name}`, retryAfterSeconds });
    },
    hasQuota: async (limit, key) => (await consume(limit, key)) === null,
    giveBack: async (limit, key) => {
      await limiterOf(limit).reward(storedKey(limit, key), 1);
    },
    forget: async (limit, key) => {
      await limiterOf(limit).delete(storedKey(limit, key));
    },
    close: () => redis?.disconnect(),
  };
}

/** Keys contain no personal address and have a fixed length. */
function storedKey({ isByAddress }: LimitDefinition, key: string): string {
  const plain = isByAddress ? addressKey(key) : key.trim().toLowerCase();
  return createHash('sha256').update(plain).digest('base64url').slice(0, 24);
}
