import type { ColumnType, Generated } from 'kysely';

import type { GeneratedTime, Json, MaybeTime, Optional, Row, Time } from '../../infrastructure/db/column-types';

/** A column that has a default. */
type Preset<T> = ColumnType<T, T | undefined, T>;

type Interval = 'month' | 'year';

/** What a quote and an invoice consist of; below 0 for reductions. */
export interface StoredLine {
  readonly kind: 'charge' | 'credit' | 'coupon';
  readonly label: string;
  readonly amount: number;
}

declare module '../../infrastructure/db/database' {
  interface Tables {
    stripe_prices: {
      id: Generated<number>;
      package_id: number;
      amount: number;
      currency: string;
      interval: Interval;
      price_id: string;
      created_at: GeneratedTime;
    };
    memberships: Row & {
      user_id: number;
      customer_id: Optional<string>;
      subscription_id: Optional<string>;
      item_id: Optional<string>;
      latest_invoice_id: Optional<string>;
      schedule_id: Optional<string>;
      state: Preset<'none' | 'incomplete' | 'active' | 'past_due' | 'canceled' | 'unpaid'>;
      package_id: Optional<number>;
      price: Preset<number>;
      currency: Preset<string>;
      interval: Preset<Interval>;
      reduction_percent: Optional<number>;
      reduction_amount: Optional<number>;
      reduced_until: MaybeTime;
      period_start: MaybeTime;
      period_end: MaybeTime;
      cancel_at_period_end: Preset<boolean>;
      cancel_reason: Optional<string>;
      pending_package_id: Optional<number>;
      pending_at: MaybeTime;
      awaiting_package_id: Optional<number>;
      awaiting_until: MaybeTime;
      failed_at: MaybeTime;
      due_amount: Preset<number>;
      attempts: Preset<number>;
      next_attempt_at: MaybeTime;
      dunning_paused_until: MaybeTime;
      dunning_reason: Optional<string>;
      comp_package_id: Optional<number>;
      comp_until: MaybeTime;
      comp_reason: Optional<string>;
      card_brand: Optional<string>;
      card_last4: Optional<string>;
      card_exp_month: Optional<number>;
      card_exp_year: Optional<number>;
      changes: Preset<number>;
      fetch_count: Preset<number>;
      applied_fetch: Preset<number>;
      checked_at: MaybeTime;
    };
    abandoned_subscriptions: { subscription_id: string; created_at: GeneratedTime };
    membership_changes: {
      id: Generated<number>;
      user_id: number;
      key: string;
      package_id: number;
      kind: 'start' | 'now' | 'later' | 'end';
      price_id: Optional<string>;
      total: number;
      discount: Preset<number>;
      currency: string;
      proration_at: Time;
      lines: Json<readonly StoredLine[]>;
      coupon_id: Optional<number>;
      stripe_coupon_id: Optional<string>;
      replaces: Optional<string>;
      state: Preset<'open' | 'asks' | 'done' | 'failed'>;
      attempt: Preset<number>;
      after_changes: Preset<number>;
      began_at: MaybeTime;
      intent_id: Optional<string>;
      created_at: GeneratedTime;
    };
    coupon_uses: {
      id: Generated<number>;
      coupon_id: number;
      user_id: number;
      state: Preset<'reserved' | 'used'>;
      created_at: GeneratedTime;
    };
    membership_notices: {
      id: Generated<number>;
      user_id: number;
      kind: string;
      subject: string;
      created_at: GeneratedTime;
    };
    membership_price_changes: {
      id: Generated<number>;
      package_id: number;
      key: string;
      amount: number;
      currency: string;
      interval: Interval;
      reason: string;
      is_withdrawn: Preset<boolean>;
      created_at: Time;
      ended_at: MaybeTime;
    };
    membership_price_moves: {
      id: Generated<number>;
      change_id: number;
      user_id: number;
      subscription_id: string;
      state: Preset<'planned' | 'announced' | 'applied' | 'withdrawn' | 'skipped'>;
      old_price: number;
      earliest_at: MaybeTime;
      applies_at: MaybeTime;
      began_at: MaybeTime;
      created_at: Time;
      updated_at: Time;
    };
    billing_details: {
      user_id: number;
      name: Optional<string>;
      tax_id: Optional<string>;
      address: Optional<string>;
      updated_at: GeneratedTime;
    };
    invoice_numbers: { year: number; last_number: number };
    membership_invoices: {
      id: Generated<number>;
      user_id: number | null;
      source_id: string;
      number: string;
      kind: Preset<'invoice' | 'credit_note' | 'reversal'>;
      credited_id: Optional<number>;
      billed_name: Optional<string>;
      billed_tax_id: Optional<string>;
      billed_address: Optional<string>;
      package_id: Optional<number>;
      membership_id: Optional<number>;
      monthly_amount: Preset<number>;
      lines: Json<readonly StoredLine[]>;
      amount: number;
      currency: string;
      intent_id: Optional<string>;
      reason: Optional<string>;
      period_start: MaybeTime;
      period_end: MaybeTime;
      issued_at: Time;
      created_at: GeneratedTime;
    };
    membership_findings: {
      id: Generated<number>;
      kind: 'refund' | 'dispute' | 'payment';
      source_id: string;
      user_id: number | null;
      invoice_id: number | null;
      intent_id: string | null;
      amount: number;
      currency: string;
      status: string;
      reason: Optional<string>;
      blocks_refund: Preset<boolean>;
      due_at: MaybeTime;
      made_at: Time;
      seen_at: Time;
      applied_fetch: number;
    };
    membership_refunds: {
      id: Generated<number>;
      invoice_id: number;
      key: string;
      amount: number;
      reason: string;
      state: Preset<'requested' | 'succeeded' | 'failed'>;
      refund_id: Optional<string>;
      created_at: GeneratedTime;
    };
  }
}
