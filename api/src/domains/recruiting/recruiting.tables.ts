import type {
  Applicant,
  ApplicationState,
  CandidateMove,
  CandidateStage,
  JobQuestion,
  JobQuestionKind,
  SentAnswer,
  StageState,
  TypedAnswers,
} from '@enlace/shared-contract/recruiting';
import type {
  FollowUp,
  PoolContact,
  PoolField,
  PoolProfile,
  TalentNote,
  TalentPool,
  TalentPoolFilters,
} from '@enlace/shared-contract/talent-pool';
import type { Generated } from 'kysely';

import type { Json, MaybeJson, MaybeTime, Optional, Time, Translations } from '../../infrastructure/db/column-types';
import type { LocalTexts } from './local-texts';
import type { ActorKind, TransitionName } from './states/application-transitions';

declare module '../../infrastructure/db/database' {
  interface Tables {
    application_drafts: {
      user_id: number;
      job_id: number;
      message: Optional<string>;
      answers: Json<TypedAnswers>;
      updated_at: Time;
    };
    applied_elsewhere: { user_id: number; job_id: number; applied_at: Time };
    application_files: {
      id: Generated<number>;
      user_id: number;
      job_id: number;
      /** Null while the application is not sent. */
      application_id: Optional<number>;
      question_id: Optional<number>;
      question: Optional<string>;
      key: string;
      name: string;
      file: Json<{ readonly url: string; readonly mime: string; readonly bytes: number }>;
      created_at: Time;
    };
    job_question_lists: { job_id: number; version: number };
    job_questions: {
      id: Generated<number>;
      job_id: number;
      position: number;
      kind: JobQuestionKind;
      label: string;
      help: Optional<string>;
      is_required: Generated<boolean>;
      choices: Json<JobQuestion['choices']>;
      translations: Json<Translations>;
    };
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
      answers: Json<SentAnswer[]>;
      applied_at: Time;
      /** Since when it has its state. */
      moved_at: Time;
      /** The state of which the applicant was notified last. */
      notice_state: Optional<ApplicationState>;
      /** Version of the event of which the applicant was notified last. */
      notice_version: Generated<number>;
      /** Days within which the company has promised an answer, when the application was sent. */
      answer_days: Optional<number>;
      stage_id: Optional<number>;
    };
    candidate_stages: {
      id: Generated<number>;
      company_id: number;
      names: Json<LocalTexts>;
      state: StageState;
      color: CandidateStage['color'];
      position: number;
      removed_at: MaybeTime;
    };
    candidate_templates: {
      id: Generated<number>;
      company_id: number;
      kind: CandidateMove;
      name: string;
      texts: Json<LocalTexts>;
      version: Generated<number>;
      updated_at: Time;
    };
    candidate_stage_lists: { company_id: number; version: number };
    pool_members: {
      user_id: number;
      is_listed: Generated<boolean>;
      shows: PoolField[];
      allows_contact: Generated<boolean>;
      years: Optional<number>;
      availability: Optional<NonNullable<PoolProfile['availability']>>;
      consented_at: Optional<Date>;
      /** Folded words of the fields that the member shows; a trigger keeps them true. */
      search_text: Generated<string>;
      /** What the filters ask of the account, null where the member hides it; kept by the same trigger. */
      is_present: Generated<boolean>;
      country_code: Generated<string | null>;
      area_id: Generated<number | null>;
      seniority_id: Generated<number | null>;
      skill_ids: Generated<number[] | null>;
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
    talent_pools: {
      id: Generated<number>;
      company_id: number;
      kind: TalentPool['kind'];
      name: string;
      description: Optional<string>;
      /** Null for a static pool. */
      filters: MaybeJson<TalentPoolFilters>;
      owner_id: Optional<number>;
      created_at: Time;
    };
    talent_pool_members: { pool_id: number; member_id: number; added_by: Optional<number>; added_at: Time };
    talent_tags: { id: Generated<number>; company_id: number; name: string; created_at: Time };
    talent_member_tags: { tag_id: number; member_id: number; added_by: Optional<number>; added_at: Time };
    talent_notes: {
      id: Generated<number>;
      member_id: number;
      company_id: number;
      author_id: Optional<number>;
      visibility: TalentNote['visibility'];
      text: string;
      version: Generated<number>;
      created_at: Time;
      edited_at: Optional<Date>;
    };
    talent_follow_ups: {
      id: Generated<number>;
      member_id: number;
      company_id: number;
      author_id: Optional<number>;
      visibility: FollowUp['visibility'];
      /** ISO 8601, a day. */
      due_on: string;
      word: Optional<string>;
      created_at: Time;
      notified_on: Optional<string>;
      done_at: Optional<Date>;
    };
    application_reminders: { application_id: number; since: Date; days: number; sent_at: Date };
    application_events: {
      id: Generated<number>;
      application_id: number;
      version: number;
      transition: TransitionName;
      from_state: Optional<ApplicationState>;
      to_state: ApplicationState;
      from_stage_id: Optional<number>;
      to_stage_id: Optional<number>;
      /** Whether the applicant sees a difference between the two states. */
      is_visible: boolean;
      actor_kind: ActorKind;
      actor_id: Optional<number>;
      member_id: Optional<number>;
      reason: Optional<string>;
      shows_reason: Generated<boolean>;
      note: Optional<string>;
      message: Optional<string>;
      move_id: Optional<string>;
      final_at: Optional<Date>;
      created_at: Time;
    };
  }
}
