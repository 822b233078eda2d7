import type { Db } from '../../../infrastructure/db/database';
import { type ChangeContext, recordChange } from './change-context';

export interface PriceChange {
  readonly id: number;
  /** In minor units. */
  readonly price: number;
}

/** Sets prices of packages. Answers the ids that no package has; then nothing was changed. */
export async function changePrices(trx: Db, context: ChangeContext, asked: readonly PriceChange[]): Promise<number[]> {
  const prices = new Map(asked.map(({ id, price }) => [id, price]));
  // Always in the same order, so that two callers never wait for each other.
  const held = await trx
    .selectFrom('packages')
    .select(['id', 'role_id', 'price', 'updated_at'])
    .where('id', 'in', [...prices.keys()])
    .orderBy('id')
    .forUpdate()
    .execute();
  const missing = [...prices.keys()].filter((id) => held.every((row) => row.id !== id));
  if (missing.length > 0) return missing;
  for (const row of held) {
    const price = prices.get(row.id) ?? row.price;
    if (price === row.price) continue;
    const updated_at = row.updated_at >= context.now ? new Date(row.updated_at.getTime() + 1) : context.now;
    await trx.updateTable('packages').set({ price, updated_at }).where('id', '=', row.id).execute();
    await recordChange(trx, context, {
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
