import { formatMoney, isLocale, type Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { translateColumn } from '../../../kit/core/table/expressions';
import { noteOrderMail } from './note-order-mail';
import { orderText } from './order-text';
import type { RefundMail } from './orders/refund-values';

interface Buyer {
  readonly name: string | null;
  readonly email: string | null;
  readonly number: string;
  readonly event: string;
}

interface OrderMail {
  readonly mail: RefundMail;
  /** In minor units. */
  readonly money: { readonly amount: number; readonly currency: string };
  /** What is true about the order with this number; default: the number. */
  readonly factsOf?: (number: string, locale: Locale) => Promise<string>;
}

/** Mails the buyer of an order about its money. An order without tickets has its buyer in the form. */
export async function mailBuyer(trx: Db, orderId: number, { mail, money, factsOf }: OrderMail): Promise<void> {
  const order = await trx.selectFrom('orders').select('locale').where('id', '=', orderId).executeTakeFirst();
  const locale = isLocale(order?.locale) ? order.locale : 'en';
  const { rows } = await sql<Buyer>`select coalesce(o.first_name, o.form -> 'buyer' ->> 'first_name') as name,
      coalesce(o.email, o.form -> 'buyer' ->> 'email') as email, o.number,
      ${translateColumn({ lang: locale, now: new Date() }, 'title', 'e')} as event
    from orders o join events e on e.id = o.event_id where o.id = ${orderId}`.execute(trx);
  const [buyer] = rows;
  if (buyer === undefined || buyer.email === null || buyer.email === '') return;
  const amount = formatMoney(locale, money.amount, money.currency);
  const facts = (await factsOf?.(buyer.number, locale)) ?? orderText([buyer.number], locale);
  const values = { name: buyer.name ?? '', event: buyer.event, amount, facts };
  const mailId = await queueMail(trx, { email: buyer.email, locale }, mail, values);
  await noteOrderMail(trx, mailId, [orderId]);
}
