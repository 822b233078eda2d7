import type { TransactionContext } from '../../../kit/core/write/write-context';
import { recordChange } from './record-change';

export interface PriceChange {
  readonly id: number;
  /** In minor units of the currency. */
  readonly price: number;
}

/** Sets prices of packages. Returns the ids that do not exist; when there are any, nothing is changed. */
export async function changePrices(writing: TransactionContext, changes: readonly PriceChange[]): Promise<number[]> {
  const { trx, now } = writing;
  const prices = new Map(changes.map(({ id, price }) => [id, price]));
  // The order of the locks is always the same, so that two callers cannot block each other.
  const lockedRows = await trx
    .selectFrom('packages')
    .select(['id', 'role_id', 'price', 'updated_at'])
    .where('id', 'in', [...prices.keys()])
    .orderBy('id')
    .forUpdate()
    .execute();
  const missingIds = [...prices.keys()].filter((id) => lockedRows.every((row) => row.id !== id));
  if (missingIds.length > 0) return missingIds;
  for (const row of lockedRows) {
    const price = prices.get(row.id) ?? row.price;
    if (price === row.price) continue;
    const updated_at = row.updated_at >= now ? new Date(row.updated_at.getTime() + 1) : now;
    await trx.updateTable('packages').set({ price, updated_at }).where('id', '=', row.id).execute();
    await recordChange(writing, {
      roleId: row.role_id,
      subject: 'package',
      subjectId: row.id,
      action: 'price',
      before: { price: row.price },
      after: { price },
    });
  }
  return [];
}
