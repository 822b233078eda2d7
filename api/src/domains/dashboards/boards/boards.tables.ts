import type { DatasetQuery, DateNote } from '@enlace/shared-contract/dashboards';
import type { Generated } from 'kysely';

import type { Json, MaybeTime, Optional, Time } from '../../../infrastructure/db/column-types';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    dashboard_boards: { user_id: number; pinned: string[]; version: number };
    dashboard_goals: {
      id: Generated<number>;
      dataset: string;
      value: number;
      scope: DateNote['scope'];
      /** Null for the goal of a company and of all readers. */
      owner_id: Optional<number>;
      company_id: Optional<number>;
    };
    dashboard_notes: {
      id: Generated<number>;
      /** Null when the account was removed. */
      author_id: Optional<number>;
      key: string;
      /** ISO 8601, a day. */
      day: string;
      text: string;
      scope: DateNote['scope'];
      company_id: Optional<number>;
      created_at: Time;
    };
    dashboard_shares: {
      id: Generated<number>;
      author_id: number;
      key: string;
      seed: string;
      token_hash: string;
      /** Null: the whole page. */
      dataset: Optional<string>;
      query: Json<DatasetQuery>;
      created_at: Time;
      expires_at: Time;
      ended_at: MaybeTime;
    };
  }
}
