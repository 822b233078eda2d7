import { AppError } from '@enlace/shared-contract/errors';
import type { startPriceChangeSchema } from '@enlace/shared-contract/memberships';
import * as z from 'zod';

import { recordAudits } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { defineJob } from '../../../infrastructure/background-jobs/define-job';
import { enqueue } from '../../../infrastructure/background-jobs/enqueue';
import type { ReadWriteContext } from '../../../kit/core/write/write-context';
import { findPackages } from '../../packages';
import { requireStripe } from '../../payments';
import { membershipTexts } from '../membership-texts';
import { conflict } from '../treasury/treasurer';
import { planMoves } from './moves/change-moves';
import { isConcerned } from './moves/move-terms';

type Form = z.infer<typeof startPriceChangeSchema>;

/** Announces the prices of a change that has begun. */
export const announcePricesJob = defineJob({
  kind: 'memberships.announce-prices',
  payload: z.object({ change: z.number() }),
});

/**
 * Plans the move of a package's members to its price; a job announces it. The same key has the same answer.
 * @throws VALIDATION_FAILED for a package without a price; CONFLICT for a price that was edited since the preview, while
 *   another change of the package runs, and when all members pay the price already
 */
export async function startPriceChange(writing: ReadWriteContext, form: Form): Promise<number> {
  const { deps, now, origin, locale } = writing;
  requireStripe(deps);
  const [product] = await findPackages(deps.db, { id: form.package_id }, writing.reading);
  if (product === undefined || product.price === 0)
    throw new AppError('VALIDATION_FAILED', {
      message: `package ${form.package_id} has no price`,
      fields: { package_id: [membershipTexts[locale].unknownPlan] },
    });
  const { currency, interval, price: amount } = product;
  return transact(deps.db, async (trx) => {
    const earlierId = await findByKey(trx, form.key);
    if (earlierId !== undefined) return earlierId;
    if (amount !== form.amount) throw conflict(writing, 'PRICE_EDITED');
    const change = await trx
      .insertInto('membership_price_changes')
      .values({
        package_id: product.id,
        key: form.key,
        amount,
        currency,
        interval,
        reason: form.reason,
        created_at: now,
      })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (change === undefined) {
      const sameId = await findByKey(trx, form.key);
      if (sameId !== undefined) return sameId;
      throw conflict(writing, 'PRICE_CHANGE_RUNNING');
    }
    const moves = await planMoves(trx, { changeId: change.id, now }, isConcerned(product.id));
    if (moves.length === 0) throw conflict(writing, 'NO_OTHER_PRICE');
    const facts = { package_id: product.id, price: amount, currency, reason: form.reason };
    const action = 'startPriceChange';
    await recordAudits(trx, [
      { origin, action, resource: 'price_changes', rowId: change.id, after: { ...facts, members: moves.length } },
      ...moves.map(({ user_id: rowId, old_price: price }) => ({
        origin,
        action,
        resource: 'memberships',
        rowId,
        before: { price },
        after: facts,
      })),
    ]);
    await enqueue(trx, announcePricesJob, { change: change.id }, { key: `change ${change.id}` });
    return change.id;
  });
}

async function findByKey(trx: Db, key: string): Promise<number | undefined> {
  const row = await trx.selectFrom('membership_price_changes').select('id').where('key', '=', key).executeTakeFirst();
  return row?.id;
}
