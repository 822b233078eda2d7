import type { DoorReport, DoorRole } from '@enlace/shared-contract/attendees';
import type { ColumnType, Generated } from 'kysely';

import type { GeneratedTime, MaybeTime, Optional, Time } from '../../../infrastructure/db/column-types';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    check_in_lists: {
      created_at: GeneratedTime;
      updated_at: GeneratedTime;
      id: Generated<number>;
      event_id: number;
      name: string;
      /** Empty for all tickets of the event. */
      ticket_ids: ColumnType<readonly number[], readonly number[] | undefined, readonly number[]>;
      opens_at: MaybeTime;
      closes_at: MaybeTime;
      /** A removed list is hidden, and takes late scans as reports. */
      removed_at: MaybeTime;
    };
    event_crew: { event_id: number; user_id: number; role: DoorRole; created_at: GeneratedTime };
    door_reports: {
      id: Generated<number>;
      list_id: number;
      nonce: string;
      attendee_id: Optional<number>;
      result: DoorReport['result'];
      scanned_at: Time;
      gate: string;
      device: string;
      actor_id: Optional<number>;
      code_end: string;
      other_at: MaybeTime;
      other_gate: Optional<string>;
      received_at: Time;
      seen_at: MaybeTime;
      seen_by: Optional<number>;
    };
    door_payments: {
      order_id: number;
      method: 'cash' | 'transfer';
      /** In minor units of the currency. */
      amount: number;
      currency: string;
      actor_id: Optional<number>;
      created_at: GeneratedTime;
      /** When an organiser gave it back by hand. */
      returned_at: MaybeTime;
      returned_by: Optional<number>;
    };
    check_ins: {
      id: Generated<number>;
      list_id: number;
      attendee_id: number;
      nonce: string;
      gate: string;
      device: string;
      actor_id: Optional<number>;
      /** False for a scan that lost against an earlier one. */
      is_valid: boolean;
      scanned_at: Time;
      received_at: GeneratedTime;
      undone_at: MaybeTime;
    };
  }
}
