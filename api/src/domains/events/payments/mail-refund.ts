import { formatMoney, isLocale } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { translateColumn } from '../../../kit/expressions';
import type { Payment } from '../../payments';

interface Buyer {
  readonly name: string | null;
  readonly email: string | null;
  readonly locale: string;
  readonly event: string;
}

/** Mails the buyer of an order that money went back to the card. A late payment has its buyer in the form. */
export async function mailRefund(trx: Db, { subjectId, ...payment }: Payment, amount: number): Promise<void> {
  const order = await trx.selectFrom('orders').select('locale').where('id', '=', subjectId).executeTakeFirst();
  const locale = isLocale(order?.locale) ? order.locale : 'en';
  const { rows } = await sql<Buyer>`select coalesce(o.first_name, o.form -> 'buyer' ->> 'first_name') as name,
      coalesce(o.email, o.form -> 'buyer' ->> 'email') as email, o.locale,
      ${translateColumn({ lang: locale, now: new Date() }, 'title', 'e')} as event
    from orders o join events e on e.id = o.event_id where o.id = ${subjectId}`.execute(trx);
  const [buyer] = rows;
  if (buyer === undefined || buyer.email === null || buyer.email === '') return;
  const isWhole = amount >= payment.amount;
  const values = {
    name: buyer.name ?? '',
    event: buyer.event,
    amount: formatMoney(locale, amount, payment.currency),
  };
  const template = isWhole ? 'orderRefunded' : 'orderRefundedPartly';
  await queueMail(trx, { email: buyer.email, locale }, { template, values });
}
