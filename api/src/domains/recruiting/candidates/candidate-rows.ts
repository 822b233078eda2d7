import { isAllowed } from '@enlace/shared-contract/access';
import {
  type Applicant,
  type Candidate,
  type CandidateMove,
  candidateMoveNames,
  type CandidateStage,
  type CandidatesQuery,
  type CandidateState,
} from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';

import { type Expression, holdsWords, jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isPresent } from '../../identity';
import { companiesOf } from '../pool/pool-rows';
import { stageOf } from '../stages/stage-sql';
import { isPossible } from '../states/application-transitions';

/** Companies whose candidates a viewer may read: all, or the own ones. */
export function mayReadCompany(context: ReadContext, companyId: Expression): Expression {
  const { viewer = null } = context;
  if (isAllowed(viewer, ['admin', 'candidates.list'])) return sql`true`;
  return sql`${companyId} in ${companiesOf(context)}`;
}

/** Jobs whose candidates a viewer may read. The alias of the job is `j`. */
export const mayReadJobs = (context: ReadContext): Expression => mayReadCompany(context, sql`j.company_id`);

/**
 * Every query of candidates has this condition; the alias of the application is `a`. Members who have left or deactivated
 * their account are left out, and members who have blocked the company.
 */
export function mayReadCandidate(context: ReadContext): Expression {
  return sql`(${mayReadJobs(context)} and ${isVisibleApplicant})`;
}

/** Whether companies may see the applicant; the aliases are `a` and `j`. */
export const isVisibleApplicant = sql`(exists (select 1 from users u where u.id = a.user_id and ${isPresent('u')})
  and not ${hasBlocked(sql`a.user_id`, sql`j.company_id`)})`;

/** Whether a member has blocked a company. */
export function hasBlocked(userId: Expression, companyId: Expression): Expression {
  return sql`exists (select 1 from pool_blocks b where b.user_id = ${userId} and b.company_id = ${companyId})`;
}

/** The alias of the stage is `s`; a stage of another company counts as none, after a job went to another company. */
export const candidateTables = sql`applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
  left join candidate_stages s on s.id = a.stage_id and s.company_id = j.company_id`;

export type CandidateFilters = Pick<CandidatesQuery, 'job_id' | 'state' | 'stage_id' | 'search'>;

/** The condition of the filters, without those of the state and the stage. */
export function matchesFilters({ job_id: jobId, search = '' }: CandidateFilters): Expression {
  const ofJob = jobId === undefined ? sql`true` : sql`a.job_id = ${jobId}`;
  const text = sql`concat_ws(' ', a.name, a.applicant ->> 'headline', a.applicant ->> 'general_skills',
    a.applicant ->> 'tech_skills')`;
  return sql`(${ofJob} and ${holdsWords(text, search)})`;
}

/** The condition of the state and the stage. */
export function isInPlace({ state, stage_id: stageId }: CandidateFilters): Expression {
  const isInState = state === undefined ? sql`true` : sql`a.state = ${state}`;
  if (stageId === undefined) return isInState;
  return sql`(${isInState} and ${stageId === 0 ? sql`s.id is null` : sql`s.id = ${stageId}`})`;
}

export function candidateColumns(context: ReadContext): Expression {
  const job = jsonObject({
    id: sql`j.id`,
    title: translateColumn(context, 'title', 'j'),
    slug: sql`j.slug`,
    company_id: sql`c.id`,
    company: sql`c.name`,
    answer_days: sql`c.answer_days`,
  });
  return sql`a.id, a.name, a.applicant, ${job} as job, a.state, ${stageOf(context)} as stage,
    a.applied_at, a.moved_at, a.version,
    (select count(*)::integer from application_files f where f.application_id = a.id) as file_count`;
}

export interface CandidateRow {
  readonly id: number;
  readonly name: string;
  readonly applicant: Applicant | null;
  readonly job: Candidate['job'];
  readonly state: CandidateState;
  readonly stage: CandidateStage | null;
  readonly applied_at: Date;
  readonly moved_at: Date;
  readonly version: number;
  readonly file_count: number;
}

export function presentCandidate({
  applicant,
  applied_at: appliedAt,
  moved_at: movedAt,
  ...row
}: CandidateRow): Candidate {
  return {
    ...row,
    headline: applicant?.headline ?? null,
    avatar: applicant?.avatar ?? null,
    applied_at: appliedAt.toISOString(),
    moved_at: movedAt.toISOString(),
    moves: movesOf(row.state),
  };
}

const movesOf = (state: CandidateState): CandidateMove[] =>
  candidateMoveNames.filter((move) => isPossible(move, state));
