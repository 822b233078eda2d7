import type { Generated } from 'kysely';

import type { Json, Optional, Time } from '../../../infrastructure/db/column-types';
import type { FactKind } from './fact-kinds';

interface MemberFacts {
  user_id: number;
  joined_at: Time;
  country_code: Optional<string>;
  state_id: Optional<number>;
  area_id: Optional<number>;
  chapter_id: Optional<number>;
  seniority_id: Optional<number>;
  job_title_id: Optional<number>;
  years: Optional<number>;
  job_type_ids: number[];
  is_latina: boolean;
  /** The membership gives a paid package now. */
  is_premium: boolean;
  /** Columns that recruiters may not read. */
  hides: string[];
}

declare module '../../../infrastructure/db/database' {
  interface Tables {
    /** Kept by triggers, see migrations 0137 and 0144. */
    member_facts: MemberFacts;
    /** View: the definition of `member_facts`. */
    computed_member_facts: MemberFacts;
    dashboard_facts: {
      id: Generated<number>;
      kind: FactKind;
      /** Job, company or chapter; the job of an application. Null for a connection. */
      subject_id: Optional<number>;
      /** Null for a chapter. */
      company_id: Optional<number>;
      happened_at: Time;
      visitor_key: Optional<string>;
    };
    /** The number of facts in a quarter of an hour is the sum of its rows. */
    dashboard_slots: {
      kind: FactKind;
      /** 0 for all companies together. */
      company_id: number;
      slot: Time;
      amount: number;
    };
    /** The number of facts of a day in UTC is the sum of its rows. */
    dashboard_days: {
      kind: FactKind;
      /** 0 without a subject. */
      subject_id: number;
      /** 0 without a company. */
      company_id: number;
      /** ISO 8601. */
      day: string;
      amount: number;
    };
    dashboard_counts: {
      id: Generated<number>;
      counted_at: Time;
      row_count: number;
      drift: Json<readonly unknown[]>;
    };
  }
}
