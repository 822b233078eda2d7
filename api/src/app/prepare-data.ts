import { sql } from 'kysely';
import type { Logger } from 'pino';

import { hashPassword } from '../domains/identity';
import type { Db } from '../infrastructure/db/database';
import { watchTables } from '../infrastructure/changes/watch-tables';
import type { Demo } from './demo';
import { ensureEssentials } from './essentials/essentials';
import { ensureStartingContent } from './essentials/starting-content';

export interface PrepareOptions {
  readonly now: Date;
  readonly logger: Pick<Logger, 'info'>;
  /** Fills a database without accounts; null leaves it empty. */
  readonly demo: Pick<Demo, 'fillCommunity' | 'password'> | null;
}

const lockKey = 20_261_121;

/**
 * Prepares a migrated database: writes the data that every installation needs, the contents that a site begins with
 * and, with `demo`, the demo community on the first start. All rows or none are written; of several processes that start together only one writes. Returns whether it wrote the demo community.
 */
export async function prepareData(db: Db, { now, logger, demo }: PrepareOptions): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
    await ensureEssentials(trx);
    const { rows } = await sql<{ isFilled: boolean }>`select exists (select 1 from users) as "isFilled"`.execute(trx);
    const fillsDatabase = demo !== null && rows[0]?.isFilled !== true;
    if (fillsDatabase) await fillWithDemo(trx, { now, logger, demo });
    // After the demo community, whose rows have fixed ids.
    await ensureStartingContent(trx);
    await watchTables(trx);
    return fillsDatabase;
  });
}

async function fillWithDemo(
  trx: Db,
  { now, logger, demo }: PrepareOptions & { readonly demo: NonNullable<PrepareOptions['demo']> },
): Promise<void> {
  logger.info('filling the empty database with a demo community');
  const start = performance.now();
  await demo.fillCommunity(trx, { now, passwordHash: await hashPassword(demo.password) });
  logger.info({ seconds: Math.round((performance.now() - start) / 100) / 10 }, 'demo community is ready');
}
