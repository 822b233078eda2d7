import type {
  Applicant,
  ApplicationState,
  PoolContact,
  PoolField,
  PoolProfile,
} from '@enlace/shared-contract/recruiting';
import type { Generated } from 'kysely';

import type { MaybeJson, Optional, Time } from '../../infrastructure/db/column-types';
import type { ActorKind, TransitionName } from './states/application-transitions';

declare module '../../infrastructure/db/database' {
  interface Tables {
    application_drafts: { user_id: number; job_id: number; message: Optional<string>; updated_at: Time };
    applications: {
      id: Generated<number>;
      job_id: number;
      /** Null when the account was removed. */
      user_id: Optional<number>;
      attempt: number;
      state: ApplicationState;
      version: number;
      name: string;
      /** Null after a withdrawal, and after the removal of the account. */
      applicant: MaybeJson<Applicant>;
      message: Optional<string>;
      applied_at: Time;
      moved_at: Time;
    };
    pool_members: {
      user_id: number;
      is_listed: Generated<boolean>;
      shows: PoolField[];
      allows_contact: Generated<boolean>;
      years: Optional<number>;
      availability: Optional<NonNullable<PoolProfile['availability']>>;
      consented_at: Optional<Date>;
      updated_at: Time;
    };
    pool_blocks: { user_id: number; company_id: number; created_at: Time };
    pool_views: {
      id: Generated<number>;
      /** Null when the account was removed. */
      member_id: Optional<number>;
      company_id: number;
      viewer_id: Optional<number>;
      kind: 'profile' | 'contact';
      /** ISO 8601, a day in UTC. */
      day: string;
      at: Time;
    };
    pool_contacts: {
      id: Generated<number>;
      /** Null when the account was removed. */
      member_id: Optional<number>;
      company_id: number;
      recruiter_id: Optional<number>;
      message: string;
      state: PoolContact['state'];
      at: Time;
      answered_at: Optional<Date>;
    };
    application_reminders: { application_id: number; since: Date; days: number; sent_at: Date };
    application_events: {
      id: Generated<number>;
      application_id: number;
      version: number;
      transition: TransitionName;
      from_state: Optional<ApplicationState>;
      to_state: ApplicationState;
      /** Whether the applicant sees a difference between the two states. */
      is_visible: boolean;
      actor_kind: ActorKind;
      actor_id: Optional<number>;
      member_id: Optional<number>;
      reason: Optional<string>;
      shows_reason: Generated<boolean>;
      note: Optional<string>;
      move_id: Optional<string>;
      final_at: Optional<Date>;
      created_at: Time;
    };
  }
}
