import { sql } from 'kysely';

import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { noticeOnce } from './notices';
import { cardExpiresMail } from './mails/card-expires.mail';

const dayMs = 86_400_000;
const mostAtOnce = 500;

interface ExpiringCard {
  readonly user_id: number;
  readonly card_brand: string;
  readonly card_last4: string;
  readonly card_exp_month: number;
  readonly card_exp_year: number;
}

/** Reminds members whose card expires: 30 and 7 days before the end of its last month. */
export async function remindOfExpiringCards(deps: ApiDeps): Promise<void> {
  const now = deps.clock();
  for (const days of [7, 30]) {
    const { rows } = await sql<ExpiringCard>`select * from (
        select m.user_id, m.card_brand, m.card_last4, m.card_exp_month, m.card_exp_year,
          make_timestamptz(m.card_exp_year, m.card_exp_month, 1, 0, 0, 0, 'UTC') + interval '1 month' as ends
        from memberships m where m.state = 'active' and not m.cancel_at_period_end and m.card_last4 is not null
          and m.card_exp_month between 1 and 12) as m
      where m.ends > ${now} and m.ends <= ${new Date(now.getTime() + days * dayMs)}
        and not exists (select 1 from membership_notices n where n.user_id = m.user_id
          -- The reminder of the last week takes the place of the earlier one.
          and n.kind in ('card-7', ${`card-${days}`})
          and n.subject = m.card_last4 || ' ' || m.card_exp_year || '-' || m.card_exp_month)
      limit ${mostAtOnce}`.execute(deps.db);
    for (const card of rows)
      await transact(deps.db, (trx) =>
        noticeOnce(trx, {
          userId: card.user_id,
          kind: `card-${days}`,
          subject: `${card.card_last4} ${card.card_exp_year}-${card.card_exp_month}`,
          mail: cardExpiresMail,
          valuesOf: ({ name }) => ({
            name,
            what: `${card.card_brand.charAt(0).toUpperCase()}${card.card_brand.slice(1)} •••• ${card.card_last4}`,
            until: `${String(card.card_exp_month).padStart(2, '0')}/${card.card_exp_year}`,
          }),
        }),
      );
  }
}
