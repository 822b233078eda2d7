import { sql } from 'kysely';

import type { Db } from '../db/database';

/** Tables that announce no change of a row: no page of a visitor shows them, or `quietTables` names another way. */
export const unwatchedTables: ReadonlySet<string> = new Set([
  'account_merges',
  'attendees',
  'audit_entries',
  'background_jobs',
  'bulk_jobs',
  'bulk_rows',
  'capacities',
  'caught_mails',
  'application_drafts',
  'application_events',
  'application_files',
  'application_reminders',
  'applications',
  'applied_elsewhere',
  'job_question_lists',
  'job_questions',
  'candidate_stage_lists',
  'candidate_stages',
  'candidate_templates',
  'check_ins',
  'check_in_lists',
  'door_payments',
  'door_reports',
  'event_crew',
  'exceeded_seats',
  'dashboard_boards',
  'dashboard_goals',
  'dashboard_notes',
  'dashboard_shares',
  'dashboard_counts',
  'dashboard_days',
  'dashboard_facts',
  'dashboard_slots',
  'member_facts',
  'pool_blocks',
  'pool_contacts',
  'pool_members',
  'pool_views',
  'talent_member_tags',
  'talent_pool_members',
  'talent_pools',
  'talent_tags',
  'talent_follow_ups',
  'talent_notes',
  'calendar_links',
  'download_tokens',
  'drafts',
  'event_cancellations',
  'event_copies',
  'event_meetings',
  'event_reminders',
  'ticket_changes',
  'ticket_transfers',
  'event_codes',
  'event_messages',
  'event_message_mails',
  'event_news',
  'event_order_mails',
  'event_pools',
  'form_conversions',
  'form_entries',
  'form_notes',
  'form_replies',
  'imports',
  'import_rows',
  'media_uploads',
  'certificates',
  'course_reviews',
  'course_waivers',
  'enrolments',
  'lesson_completions',
  'lesson_notes',
  'learning_goals',
  'learning_hours',
  'lesson_posts',
  'lesson_watches',
  'quiz_attempts',
  'quiz_questions',
  'task_work',
  'abandoned_subscriptions',
  'billing_details',
  'coupon_uses',
  'coupons',
  'invoice_numbers',
  'membership_changes',
  'membership_findings',
  'membership_invoices',
  'membership_notices',
  'membership_price_changes',
  'membership_price_moves',
  'membership_refunds',
  'memberships',
  'stripe_looks',
  'stripe_prices',
  'donations',
  'donation_numbers',
  'donation_receipts',
  'held_mails',
  'mail_digests',
  'mail_stops',
  'message_choices',
  'notifications',
  'order_items',
  'orders',
  'outbox_mails',
  'payment_disputes',
  'payments',
  'pins',
  'recovery_codes',
  'second_factors',
  'second_steps',
  'presences',
  'publications',
  'refresh_tokens',
  'refunds',
  'removals',
  'reply_templates',
  'revisions',
  'saved_courses',
  'job_facets',
  'job_reminders',
  'search_entries',
  'seat_counts',
  'sign_ins',
  'social_accounts',
  'stripe_events',
  'stripe_sandbox',
  'used_proofs',
  'views',
  'ticket_questions',
  'ticket_question_choices',
  'ticket_question_tickets',
  'views_as',
  'waiting_entries',
  'waiting_lists',
  'kysely_migration',
  'kysely_migration_lock',
  'starting_contents',
]);

/** Columns of people that change while they only use the product. */
const hiddenColumns: Readonly<Record<string, string>> = {
  users: 'last_sign_in_at,password_hash,updated_at,version',
};

const events = [
  { name: 'insert', rows: 'new table as changed_rows' },
  { name: 'update', rows: 'new table as changed_rows old table as former_rows' },
  { name: 'delete', rows: 'old table as changed_rows' },
] as const;

interface Table {
  readonly name: string;
  readonly has_id: boolean;
}

/**
 * Makes every table announce its changes at the commit of a transaction, however they were made. Tables of later
 * migrations are included at the next start.
 */
export async function watchTables(db: Db): Promise<void> {
  const { rows } = await sql<Table>`
    select t.relname as name, exists (select 1 from pg_attribute a
      where a.attrelid = t.oid and a.attname = 'id' and a.atttypid in ('int4'::regtype, 'int8'::regtype)) as has_id
    from pg_class t
    where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and not t.relispartition
      and not exists (select 1 from pg_trigger g where g.tgrelid = t.oid and g.tgname = 'announce_update')
    order by t.relname`.execute(db);
  for (const table of rows.filter(({ name }) => !unwatchedTables.has(name))) await watchTable(db, table);
}

async function watchTable(db: Db, { name, has_id: hasId }: Table): Promise<void> {
  for (const event of events) {
    const ignoredColumns = event.name === 'update' && hasId ? (hiddenColumns[name] ?? '') : '';
    await sql`create or replace trigger ${sql.id(`announce_${event.name}`)} after ${sql.raw(event.name)}
      on ${sql.id(name)} referencing ${sql.raw(event.rows)} for each statement
      execute function announce_changes(${sql.lit(hasId ? 'id' : '')}, ${sql.lit(ignoredColumns)})`.execute(db);
  }
}
