import { formatMoney, isLocale, type Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { queueMail } from '../../../../infrastructure/mail/outbox.repository';
import { jsonList, jsonObject, translateColumn } from '../../../../kit/core/table/expressions';
import { orderPurpose } from '../../orders/order-purpose';
import { paidAmount } from '../../payments/order-income';
import { noteOrderMail } from '../note-order-mail';
import { timeText } from '../time-text';
import { orderPaidMail } from './order-paid.mail';
import { type OrderLines, receiptLines } from './receipt-lines';

interface PaidOrder extends OrderLines {
  readonly name: string | null;
  readonly email: string | null;
  readonly number: string;
  readonly event: string;
  readonly slug: string;
  readonly timezone: string;
  /** Names of the chapters of the event. */
  readonly chapters: string;
  readonly paid: number;
  readonly paid_at: Date;
  /** Whether a holder who cancels until then gets the price back. */
  readonly has_refunds: boolean;
  readonly until: Date;
}

const termsTexts: Readonly<Record<Locale, { readonly refund: string; readonly noRefund: string }>> = {
  en: {
    refund: 'When a ticket is cancelled until {until}, its price goes back to your card.',
    noRefund: 'When you cancel a ticket, its price does not go back automatically.',
  },
  es: {
    refund: 'Si se cancela una entrada hasta el {until}, su precio se devuelve a tu tarjeta.',
    noRefund: 'Si cancelas una entrada, su precio no se devuelve automáticamente.',
  },
  pt: {
    refund: 'Se um ingresso for cancelado até {until}, o preço dele volta para o seu cartão.',
    noRefund: 'Se você cancelar um ingresso, o preço dele não é devolvido automaticamente.',
  },
};

/** Queues the receipt of an order for its buyer; an order for nothing gets none. */
export async function queueReceipt(
  trx: Db,
  { env, clock }: Pick<ApiDeps, 'env' | 'clock'>,
  orderId: number,
): Promise<void> {
  const order = await trx.selectFrom('orders').select('locale').where('id', '=', orderId).executeTakeFirst();
  const locale = isLocale(order?.locale) ? order.locale : 'en';
  const paidOrder = await findPaidOrder(trx, orderId, { locale, now: clock() });
  if (paidOrder === null) return;
  const {
    name,
    email,
    paid: paidTotal,
    paid_at: paidAt,
    timezone,
    until,
    has_refunds: hasRefunds,
    ...rest
  } = paidOrder;
  if (paidTotal === 0 || email === null || email === '') return;
  const terms = termsTexts[locale][hasRefunds ? 'refund' : 'noRefund'];
  const mailId = await queueMail(trx, { email, locale }, orderPaidMail, {
    name: name ?? '',
    event: rest.event,
    number: rest.number,
    path: `/events/${encodeURIComponent(rest.slug)}`,
    lines: receiptLines(rest, locale),
    amount: formatMoney(locale, paidTotal, rest.currency),
    when: timeText({ starts_at: paidAt, timezone }, locale),
    organiser: rest.chapters === '' ? env.productName : rest.chapters,
    terms: terms.replace('{until}', () => timeText({ starts_at: until, timezone }, locale)),
  });
  await noteOrderMail(trx, mailId, [orderId]);
}

async function findPaidOrder(
  trx: Db,
  orderId: number,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<PaidOrder | null> {
  const context = { lang: locale, now };
  const cardPayment = sql`payments p where p.purpose = ${orderPurpose} and p.subject_id = o.id and p.state = 'paid'`;
  const item = {
    name: translateColumn(context, 'name', 'k'),
    quantity: sql`i.quantity`,
    full_price: sql`i.unit_price + i.unit_discount`,
  };
  const { rows } = await sql<PaidOrder>`select o.first_name as name, o.email, o.number, o.total, o.discount, o.currency,
      (select c.code from event_codes c where c.id = o.code_id) as code,
      ${jsonList(sql`select ${jsonObject(item)} as row from order_items i join tickets k on k.id = i.ticket_id
        where i.order_id = o.id order by i.id`)} as items,
      ${translateColumn(context, 'title', 'e')} as event, e.slug, e.timezone,
      coalesce((select string_agg(c.name, ', ' order by c.id) from event_chapters n join chapters c on c.id = n.chapter_id
        where n.event_id = e.id and c.deleted_at is null), '') as chapters,
      ${paidAmount}::float8 as paid,
      coalesce((select max(p.paid_at) from ${cardPayment}), o.confirmed_at, o.created_at) as paid_at,
      e.has_refunds and exists (select 1 from ${cardPayment}) as has_refunds,
      coalesce(e.cancel_until, e.starts_at) as until
    from orders o join events e on e.id = o.event_id where o.id = ${orderId}`.execute(trx);
  return rows[0] ?? null;
}
