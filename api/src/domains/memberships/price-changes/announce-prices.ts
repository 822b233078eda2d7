import { type Locale, formatMoney } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { dayText } from '../../../kit/core/values/day-text';
import { membershipTexts } from '../membership-texts';
import { noticeOnce } from '../notices/notices';
import { priceChangeMail } from './mails/price-change.mail';
import { changeMoves } from './moves/change-moves';
import { lockMove } from './moves/locked-move';
import { isGone, leftOutReason } from './moves/move-terms';

const mostAtOnce = 500;

/** Announces the planned prices. Members who are left out get the mail when the reason has gone. */
export async function announcePrices(deps: ApiDeps): Promise<void> {
  for (let lastId = 0; ;) {
    const { rows } = await sql<{ id: number }>`select w.id from membership_price_moves w
        join membership_price_changes c on c.id = w.change_id
        join memberships m on m.user_id = w.user_id join users u on u.id = w.user_id
      where w.state = 'planned' and c.ended_at is null and w.id > ${lastId}
        and (${isGone} or ${leftOutReason('c', deps.clock())} is null)
      order by w.id limit ${mostAtOnce}`.execute(deps.db);
    for (const { id } of rows) await transact(deps.db, (trx) => announceMove(trx, deps, id));
    const lastRow = rows.at(-1);
    if (lastRow === undefined) return;
    lastId = lastRow.id;
  }
}

async function announceMove(trx: Db, { clock, logger }: ApiDeps, id: number): Promise<void> {
  const now = clock();
  const move = await lockMove(trx, id, now);
  if (move?.state !== 'planned' || move.is_ended) return;
  if (move.is_gone || move.has_price) return changeMoves(trx, [move], 'skip', { now, logger });
  const { next_renewal_at: renewal, next_earliest_at: earliest, price, amount, currency, interval } = move;
  if (move.left_out !== null || renewal === null) return;
  const isQueued = await noticeOnce(trx, {
    userId: move.user_id,
    kind: 'price-change',
    subject: `move ${id}`,
    mail: priceChangeMail,
    valuesOf: ({ name, locale }) => ({
      name,
      what: move.plan,
      amount: pricePer(locale, { price: amount, currency, interval }),
      money: pricePer(locale, { price, currency, interval }),
      until: dayText(locale, renewal),
      moveId: id,
    }),
  });
  if (!isQueued) return;
  const promise = { old_price: price, earliest_at: earliest, applies_at: renewal };
  await changeMoves(trx, [move], 'announce', { now, logger, promise });
}

interface Price {
  /** In minor units. */
  readonly price: number;
  readonly currency: string;
  readonly interval: 'month' | 'year';
}

/** A price with its interval, e.g. `$12.00 a month`. */
export const pricePer = (locale: Locale, { price, currency, interval }: Price): string =>
  membershipTexts[locale].pricePer[interval](formatMoney(locale, price, currency));
