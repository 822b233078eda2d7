import { isAllowed } from '@enlace/shared-contract/access';
import {
  type Applicant,
  type Candidate,
  type CandidateMove,
  candidateMoveNames,
  type CandidatesQuery,
  type CandidateState,
} from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';

import { type Expression, holdsWords, jsonObject, translateColumn } from '../../../kit/expressions';
import type { ReadContext } from '../../../kit/read-context';
import { isPossible } from '../states/application-transitions';

/** Jobs whose candidates a viewer may read: all, or those of the own companies. The alias of the job is `j`. */
export function mayReadJobs({ viewer = null }: ReadContext): Expression {
  if (isAllowed(viewer, ['admin', 'candidates.list'])) return sql`true`;
  return sql`exists (select 1 from company_recruiters cr
    where cr.company_id = j.company_id and cr.user_id = ${viewer?.id ?? 0})`;
}

/**
 * Every query of candidates has this condition; the alias of the application is `a`. Removed members are left out, and
 * members who have blocked the company.
 */
export function mayReadCandidate(context: ReadContext): Expression {
  return sql`(a.user_id is not null and ${mayReadJobs(context)}
    and not ${hasBlocked(sql`a.user_id`, sql`j.company_id`)})`;
}

/** Whether a member has blocked a company. */
export function hasBlocked(userId: Expression, companyId: Expression): Expression {
  return sql`exists (select 1 from pool_blocks b where b.user_id = ${userId} and b.company_id = ${companyId})`;
}

export const candidateTables = sql`applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id`;

export type CandidateFilters = Pick<CandidatesQuery, 'job_id' | 'state' | 'search'>;

/** The condition of the filters, without that of the state. */
export function matchesFilters({ job_id: jobId, search = '' }: CandidateFilters): Expression {
  const ofJob = jobId === undefined ? sql`true` : sql`a.job_id = ${jobId}`;
  const text = sql`concat_ws(' ', a.name, a.applicant ->> 'headline', a.applicant ->> 'general_skills',
    a.applicant ->> 'tech_skills')`;
  return sql`(${ofJob} and ${holdsWords(text, search)})`;
}

export function candidateColumns(context: ReadContext): Expression {
  const job = jsonObject({
    id: sql`j.id`,
    title: translateColumn(context, 'title', 'j'),
    slug: sql`j.slug`,
    company: sql`c.name`,
  });
  return sql`a.id, a.name, a.applicant, ${job} as job, a.state, a.applied_at, a.moved_at, a.version`;
}

export interface CandidateRow {
  readonly id: number;
  readonly name: string;
  readonly applicant: Applicant | null;
  readonly job: Candidate['job'];
  readonly state: CandidateState;
  readonly applied_at: Date;
  readonly moved_at: Date;
  readonly version: number;
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
