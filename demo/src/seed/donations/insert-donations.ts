import { type Db, insertRows } from '@enlace/api/seeding';
import { sql } from 'kysely';

import { makeSandboxTable } from '../../stripe/sandbox-store';
import { type Donor, makeDonations } from './make-donations';

/** People without an account, for the demo. */
const strangers: readonly Donor[] = [
  { id: null, name: 'Rosa Quintero', email: 'rosa.quintero@example.com', locale: 'es' },
  { id: null, name: 'Tom Becker', email: 'tom.becker@example.com', locale: 'en' },
  { id: null, name: 'Lúcia Prado', email: 'lucia.prado@example.com', locale: 'pt' },
  { id: null, name: 'Inés Valverde', email: 'ines.valverde@example.com', locale: 'es' },
];

/** Donations with their receipts and payments, and the same at the sandbox, so that every action works on them. */
export async function insertDonations(db: Db, now: Date): Promise<void> {
  const { rows: members } = await sql<Donor>`select id, first_name || ' ' || last_name as name, email,
    coalesce(locale, 'en') as locale from users where email like '%@example.org' order by id limit 60`.execute(db);
  const { donations, receipts, payments } = makeDonations([...members, ...strangers, ...strangers], now);
  await insertRows(db, 'donations', donations);
  await insertRows(db, 'donation_receipts', receipts);
  await insertRows(db, 'payments', payments);
  await sql`insert into donation_numbers (year, last_number)
    select split_part(number, '-', 2)::integer, count(*) from donation_receipts group by 1`.execute(db);
  await insertObjects(db);
  await insertDispute(db, now);
}

/** A bank disputes a donation: here, and at the sandbox. */
async function insertDispute(db: Db, now: Date): Promise<void> {
  const [madeAt, dueAt] = [-2, 5].map((days) => new Date(now.getTime() + days * 86_400_000));
  await sql`insert into payment_disputes (payment_id, dispute_id, amount, currency, status, blocks_refund, due_at,
      made_at, applied_fetch)
    select p.id, replace(p.intent_id, 'pi_', 'du_'), p.amount, p.currency, 'needs_response', true, ${dueAt}, ${madeAt}, 0
    from payments p where p.intent_id like 'pi_gift_%' and p.purpose = 'donation' and p.refunded = 0
      and p.paid_at < ${now}::timestamptz - interval '20 days' order by p.paid_at desc limit 1`.execute(db);
  await sql`insert into stripe_sandbox (id, kind, body)
    select d.dispute_id, 'dispute', jsonb_build_object('id', d.dispute_id, 'object', 'dispute', 'amount', d.amount,
      'charge', replace(d.dispute_id, 'du_', 'ch_'), 'created', floor(extract(epoch from d.made_at))::bigint,
      'currency', lower(d.currency), 'evidence', '{}'::jsonb, 'evidence_details', jsonb_build_object('due_by',
        floor(extract(epoch from d.due_at))::bigint, 'has_evidence', false, 'past_due', false, 'submission_count', 0),
      'is_charge_refundable', false, 'metadata', '{}'::jsonb, 'payment_intent', replace(d.dispute_id, 'du_', 'pi_'),
      'reason', 'fraudulent', 'status', d.status)
    from payment_disputes d where d.dispute_id like 'du_gift_%'`.execute(db);
  await sql`update stripe_sandbox set body = body || '{"disputed": true, "sandbox_refusal": "disputed"}'
    where id in (select replace(dispute_id, 'du_', 'ch_') from payment_disputes)`.execute(db);
}

/** The same as objects of Stripe. Of the paid invoices only the present one of a donation is an object. */
async function insertObjects(db: Db): Promise<void> {
  await makeSandboxTable(db);
  const seconds = (time: ReturnType<typeof sql>) => sql`floor(extract(epoch from ${time}))::bigint`;
  const insert = (select: ReturnType<typeof sql>) =>
    sql`insert into stripe_sandbox (id, kind, body) ${select}`.execute(db);
  const paidPayments = sql`payments p where p.intent_id like 'pi_gift_%' order by p.id`;
  await insert(sql`select p.intent_id, 'payment_intent', jsonb_build_object('id', p.intent_id, 'object',
      'payment_intent', 'amount', p.amount, 'amount_received', p.amount, 'currency', lower(p.currency),
      'latest_charge', replace(p.intent_id, 'pi_', 'ch_'), 'status', 'succeeded', 'client_secret', null) from ${paidPayments}`);
  await insert(sql`select replace(p.intent_id, 'pi_', 'ch_'), 'charge', jsonb_build_object('id',
      replace(p.intent_id, 'pi_', 'ch_'), 'object', 'charge', 'amount', p.amount, 'amount_refunded', 0,
      'currency', lower(p.currency), 'paid', true, 'payment_intent', p.intent_id, 'refunded', false) from ${paidPayments}`);
  const monthly = sql`donations d where d.kind = 'monthly' order by d.id`;
  await insert(sql`select d.customer_id, 'customer', jsonb_build_object('id', d.customer_id, 'object', 'customer',
      'balance', 0, 'email', d.donor_email, 'name', d.donor_name, 'invoice_settings',
      jsonb_build_object('default_payment_method', null), 'livemode', false, 'metadata',
      jsonb_build_object('donation', d.id::text), 'test_clock', null) from ${monthly}`);
  await insert(sql`select 'pm_gift_' || d.id, 'payment_method', jsonb_build_object('id', 'pm_gift_' || d.id,
      'object', 'payment_method', 'type', 'card', 'customer', d.customer_id, 'card', jsonb_build_object(
        'brand', 'visa', 'last4', '4242', 'exp_month', 12, 'exp_year', 2031),
      'sandbox_saved', case when d.state <> 'past_due' then '"pays"'::jsonb else
        '{"code": "card_declined", "decline_code": "generic_decline", "message": "Your card was declined."}'::jsonb end)
    from ${monthly}`);
  const last = sql`(select max(r.issued_at) from donation_receipts r where r.donation_id = d.id)`;
  const start = sql`case when d.state = 'past_due' then ${last} + interval '1 month' else ${last} end`;
  const isPaid = sql`d.state <> 'past_due'`;
  await insert(sql`select 'pi_due_' || d.id, 'payment_intent', jsonb_build_object('id', 'pi_due_' || d.id, 'object',
      'payment_intent', 'amount', d.amount, 'amount_received', 0, 'currency', lower(d.currency), 'customer', d.customer_id,
      'invoice', d.invoice_id, 'latest_charge', null, 'metadata', '{}'::jsonb, 'next_action', null,
      'status', 'requires_payment_method', 'client_secret', 'pi_due_' || d.id || '_secret_' || md5(d.key))
    from donations d where d.state = 'past_due' order by d.id`);
  await insert(sql`select d.invoice_id, 'invoice', jsonb_build_object('id', d.invoice_id, 'object', 'invoice',
      'amount_due', d.amount, 'amount_paid', case when ${isPaid} and d.state = 'active' then d.amount else 0 end,
      'attempt_count', 1, 'billing_reason', 'subscription_cycle', 'created', ${seconds(start)},
      'currency', lower(d.currency), 'customer', d.customer_id,
      'lines', '{"object": "list", "has_more": false, "data": []}'::jsonb, 'next_payment_attempt', null,
      'parent', jsonb_build_object('type', 'subscription_details', 'subscription_details',
        jsonb_build_object('subscription', d.subscription_id)),
      'payments', jsonb_build_object('object', 'list', 'has_more', false, 'data', case when ${isPaid} then '[]'::jsonb else
        jsonb_build_array(jsonb_build_object('id', 'inpay_gift_' || d.id, 'object', 'invoice_payment', 'status', 'open',
          'payment', jsonb_build_object('type', 'payment_intent', 'payment_intent', 'pi_due_' || d.id))) end),
      'status', case d.state when 'active' then 'paid' when 'past_due' then 'open' else 'void' end,
      'status_transitions', jsonb_build_object('finalized_at', ${seconds(start)}, 'paid_at',
        case when d.state = 'active' then ${seconds(start)} end, 'voided_at', null),
      'subtotal', d.amount, 'total', d.amount) from ${monthly}`);
  await insert(sql`select d.subscription_id, 'subscription', jsonb_build_object('id', d.subscription_id, 'object',
      'subscription', 'billing_cycle_anchor', ${seconds(sql`d.created_at`)}, 'cancel_at', null,
      'cancel_at_period_end', false, 'created', ${seconds(sql`d.created_at`)}, 'currency', lower(d.currency),
      'customer', d.customer_id, 'default_payment_method', 'pm_gift_' || d.id, 'ended_at', ${seconds(sql`d.ended_at`)},
      'items', jsonb_build_object('object', 'list', 'has_more', false, 'data', jsonb_build_array(jsonb_build_object(
        'id', 'si_gift_' || d.id, 'object', 'subscription_item', 'price', jsonb_build_object('id',
          'price_gift_' || d.id, 'object', 'price', 'currency', lower(d.currency), 'unit_amount', d.amount,
          'recurring', '{"interval": "month", "interval_count": 1}'::jsonb), 'quantity', 1, 'metadata', '{}'::jsonb,
        'current_period_start', ${seconds(start)},
        'current_period_end', ${seconds(sql`coalesce(d.next_at, ${start} + interval '1 month')`)}))),
      'latest_invoice', d.invoice_id, 'metadata', '{}'::jsonb, 'payment_settings',
      '{"save_default_payment_method": "on_subscription"}'::jsonb, 'pending_update', null, 'schedule', null,
      'start_date', ${seconds(sql`d.created_at`)}, 'status', case d.state when 'ended' then 'canceled' else d.state end)
    from ${monthly}`);
}
