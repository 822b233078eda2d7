import type { ColumnType, Generated } from 'kysely';

import type { GeneratedTime, MaybeTime, Optional, Time } from '../../infrastructure/db/column-types';

interface Times {
  created_at: GeneratedTime;
  updated_at: GeneratedTime;
}

/** A column that has a default. */
type State<T> = ColumnType<T, T | undefined, T>;

declare module '../../infrastructure/db/database' {
  interface Tables {
    payments: Times & {
      id: Generated<number>;
      purpose: string;
      subject_id: number;
      intent_id: string;
      amount: number;
      currency: string;
      state: State<'open' | 'paid' | 'cancelled'>;
      refunded: Generated<number>;
      paid_at: MaybeTime;
      checked_at: MaybeTime;
    };
    stripe_events: { id: string; type: string; received_at: GeneratedTime };
    refunds: Times & {
      id: Generated<number>;
      payment_id: number;
      key: string;
      amount: number;
      reason: string;
      state: State<'requested' | 'succeeded' | 'failed'>;
      refund_id: Optional<string>;
    };
    payment_disputes: {
      id: Generated<number>;
      payment_id: number;
      dispute_id: string;
      amount: number;
      currency: string;
      status: string;
      blocks_refund: boolean;
      due_at: MaybeTime;
      made_at: Time;
      applied_fetch: number;
    };
    stripe_looks: { name: string; looked_until: Time };
  }
}
