import type { Applicant, ApplicationState } from '@enlace/shared-contract/recruiting';
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
