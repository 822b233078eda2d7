import type { ColumnType, Generated } from 'kysely';

import type { GeneratedTime, MaybeTime, Optional, Row, Time } from '../../infrastructure/db/column-types';

/** A column that has a default. */
type Preset<T> = ColumnType<T, T | undefined, T>;

declare module '../../infrastructure/db/database' {
  interface Tables {
    donations: Row & {
      user_id: Optional<number>;
      key: string;
      kind: 'once' | 'monthly';
      state: Preset<'open' | 'paid' | 'active' | 'past_due' | 'ended'>;
      amount: number;
      currency: string;
      donor_name: Optional<string>;
      donor_email: Optional<string>;
      message: Optional<string>;
      shows_name: Preset<boolean>;
      locale: string;
      customer_id: Optional<string>;
      subscription_id: Optional<string>;
      invoice_id: Optional<string>;
      next_at: MaybeTime;
      ended_at: MaybeTime;
      failed_invoice_id: Optional<string>;
      fetch_count: Preset<number>;
      applied_fetch: Preset<number>;
      checked_at: MaybeTime;
    };
    donation_numbers: { year: number; last_number: number };
    donation_receipts: {
      id: Generated<number>;
      donation_id: number;
      source_id: string;
      number: string;
      kind: Preset<'receipt' | 'credit_note'>;
      credited_id: Optional<number>;
      amount: number;
      currency: string;
      reason: Optional<string>;
      issued_at: Time;
      created_at: GeneratedTime;
    };
  }
}
