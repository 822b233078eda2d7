import { type Db, insertRows, type SeedRow } from '@enlace/api/seeding';
import { sql } from 'kysely';

import { makeSandboxTable } from '../../stripe/sandbox-store';
import { makeMemberships } from './make-memberships';
import type { Plan, PayingMember } from './membership-story';

interface PlanRow extends Plan {
  readonly role: string;
  readonly slug: string;
}

/** Subscriptions of members with their invoices, and the same at the sandbox, so that every action works on them. */
export async function insertMemberships(db: Db, now: Date): Promise<void> {
  const { rows: plans } = await sql<PlanRow>`select p.id, p.name, p.slug, p.price, p.currency, r.name as role
    from packages p join roles r on r.id = p.role_id where p.price > 0 order by r.id, p.price`.execute(db);
  const { rows: members } =
    await sql<PayingMember>`select u.id, u.first_name || ' ' || u.last_name as name, r.name as role,
      u.created_at as "joinedAt"
    from users u join user_roles l on l.user_id = u.id join roles r on r.id = l.role_id
    where u.email like '%@example.org' order by u.id`.execute(db);
  const { rows: coupons } = await sql<{ id: number; code: string; percent: number }>`select id, code, percent
    from coupons where code = 'HOLA20'`.execute(db);
  const [coupon] = coupons;
  if (coupon === undefined) throw new Error('the coupon of the demo is missing');
  const { memberships, invoices, uses } = makeMemberships({
    members,
    plans: new Map(plans.map(({ role }) => [role, plans.filter((plan) => plan.role === role)])),
    coupon,
    now,
  });
  await insertRows(
    db,
    'stripe_prices',
    plans.map(({ id, price, currency }) => ({
      id,
      package_id: id,
      amount: price,
      currency,
      interval: 'month',
      price_id: priceOf(id),
      created_at: now,
    })),
  );
  await insertRows(db, 'memberships', memberships.map(complete));
  await insertRows(db, 'membership_invoices', invoices);
  await insertRows(
    db,
    'coupon_uses',
    uses.map((use, index) => ({ id: index + 1, ...use })),
  );
  await sql`insert into invoice_numbers (year, last_number)
    select left(number, 4)::integer, count(*) from membership_invoices group by 1`.execute(db);
  await insertObjects(db, now);
}

const priceOf = (packageId: number): string => `price_demo_${packageId}`;

/** Columns that every row has, whatever its plan is. */
const complete = (row: SeedRow): SeedRow => ({ changes: 0, fetch_count: 0, applied_fetch: 0, ...row });

/** The same subscriptions as objects of Stripe. Of the paid invoices only the last one of a member is an object. */
async function insertObjects(db: Db, now: Date): Promise<void> {
  await makeSandboxTable(db);
  const seconds = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}))::bigint`;
  const insert = (select: ReturnType<typeof sql>) =>
    sql`insert into stripe_sandbox (id, kind, body) ${select}`.execute(db);
  await insert(sql`select p.price_id, 'price', jsonb_build_object('id', p.price_id, 'object', 'price', 'active', true,
      'currency', lower(p.currency), 'metadata', jsonb_build_object('package', p.package_id::text), 'nickname', k.name,
      'product', 'prod_demo_' || p.package_id, 'recurring', jsonb_build_object('interval', 'month', 'interval_count', 1),
      'type', 'recurring', 'unit_amount', p.amount)
    from stripe_prices p join packages k on k.id = p.package_id order by p.id`);
  await insert(sql`select m.customer_id, 'customer', jsonb_build_object('id', m.customer_id, 'object', 'customer',
      'balance', 0, 'email', u.email, 'name', u.first_name || ' ' || u.last_name, 'invoice_settings',
      jsonb_build_object('default_payment_method', 'pm_demo_' || m.id), 'livemode', false,
      'metadata', jsonb_build_object('user', u.id::text), 'test_clock', null)
    from memberships m join users u on u.id = m.user_id where m.customer_id is not null order by m.id`);
  await insert(sql`select 'pm_demo_' || m.id, 'payment_method', jsonb_build_object('id', 'pm_demo_' || m.id,
      'object', 'payment_method', 'type', 'card', 'customer', m.customer_id, 'card', jsonb_build_object(
        'brand', m.card_brand, 'last4', m.card_last4, 'exp_month', m.card_exp_month, 'exp_year', m.card_exp_year),
      'sandbox_saved', case when m.failed_at is null then '"pays"'::jsonb else
        '{"code": "card_declined", "decline_code": "generic_decline", "message": "Your card was declined."}'::jsonb end)
    from memberships m where m.customer_id is not null order by m.id`);
  await insert(sql`select i.intent_id, 'payment_intent', jsonb_build_object('id', i.intent_id, 'object',
      'payment_intent', 'amount', i.amount, 'amount_received', i.amount, 'currency', lower(i.currency),
      'latest_charge', replace(i.intent_id, 'pi_', 'ch_'), 'status', 'succeeded', 'client_secret', null)
    from membership_invoices i order by i.id`);
  await insert(sql`select replace(i.intent_id, 'pi_', 'ch_'), 'charge', jsonb_build_object('id',
      replace(i.intent_id, 'pi_', 'ch_'), 'object', 'charge', 'amount', i.amount, 'amount_refunded', 0,
      'currency', lower(i.currency), 'paid', true, 'payment_intent', i.intent_id, 'refunded', false)
    from membership_invoices i order by i.id`);
  const line = sql`jsonb_build_object('id', 'il_demo_' || m.id, 'object', 'line_item', 'amount', m.price, 'currency',
    lower(m.currency), 'description', k.name, 'period', jsonb_build_object('start', ${seconds('m.period_start')},
    'end', ${seconds('m.period_end')}), 'pricing', jsonb_build_object('type', 'price_details', 'price_details',
    jsonb_build_object('price', 'price_demo_' || m.package_id)))`;
  await insert(sql`select m.latest_invoice_id, 'invoice', jsonb_build_object('id', m.latest_invoice_id, 'object',
      'invoice', 'amount_due', m.price, 'amount_paid', case when m.failed_at is null then m.price else 0 end,
      'attempt_count', greatest(m.attempts, 1), 'billing_reason', 'subscription_cycle',
      'created', ${seconds('m.period_start')}, 'currency', lower(m.currency), 'customer', m.customer_id,
      'lines', jsonb_build_object('object', 'list', 'has_more', false, 'data', jsonb_build_array(${line})),
      'next_payment_attempt', ${seconds('m.next_attempt_at')}, 'parent', jsonb_build_object('type',
        'subscription_details', 'subscription_details', jsonb_build_object('subscription', m.subscription_id)),
      'payments', jsonb_build_object('object', 'list', 'has_more', false, 'data', '[]'::jsonb),
      'status', case when m.failed_at is null then 'paid' else 'open' end, 'status_transitions', jsonb_build_object(
        'finalized_at', ${seconds('m.period_start')}, 'paid_at',
        case when m.failed_at is null then ${seconds('m.period_start')} else null end, 'voided_at', null),
      'subtotal', m.price, 'total', m.price)
    from memberships m join packages k on k.id = m.package_id where m.customer_id is not null order by m.id`);
  await insert(sql`select m.subscription_id, 'subscription', jsonb_build_object('id', m.subscription_id, 'object',
      'subscription', 'billing_cycle_anchor', ${seconds('m.created_at')}, 'cancel_at', case
        when m.cancel_at_period_end then ${seconds('m.period_end')} else null end,
      'cancel_at_period_end', m.cancel_at_period_end, 'created', ${seconds('m.created_at')},
      'currency', lower(m.currency), 'customer', m.customer_id, 'ended_at',
      case when m.state = 'canceled' then ${seconds('m.period_end')} else null end, 'items', jsonb_build_object('object',
        'list', 'has_more', false, 'data', jsonb_build_array(jsonb_build_object('id', m.item_id, 'object',
          'subscription_item', 'price', p.body, 'quantity', 1, 'metadata', '{}'::jsonb,
          'current_period_start', ${seconds('m.period_start')}, 'current_period_end', ${seconds('m.period_end')}))),
      'latest_invoice', m.latest_invoice_id, 'metadata', '{}'::jsonb, 'pending_update', null, 'schedule', null,
      'discounts', '[]'::jsonb, 'start_date', ${seconds('m.created_at')}, 'status', m.state)
    from memberships m join stripe_sandbox p on p.id = 'price_demo_' || m.package_id
    where m.customer_id is not null order by m.id`);
  await sql`update memberships set checked_at = ${now} where customer_id is not null`.execute(db);
}
