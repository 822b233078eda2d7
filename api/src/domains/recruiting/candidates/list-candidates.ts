import { AppError } from '@enlace/shared-contract/errors';
import {
  type CandidateDetails,
  type CandidateEvent,
  type CandidateJob,
  type CandidatesQuery,
  type CandidateState,
  candidateStates,
  type SentAnswer,
} from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, plain, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { fullNameOf } from '../../identity';
import { isOpenJob } from '../../work';
import { findSentFiles } from '../files/application-files.repository';
import { localText } from '../local-texts';
import {
  candidateColumns,
  type CandidateRow,
  candidateTables,
  isInPlace,
  isVisibleApplicant,
  matchesFilters,
  mayReadCandidate,
  mayReadJobs,
  presentCandidate,
} from './candidate-rows';

const usualPageSize = 25;

const sorts: Readonly<Record<NonNullable<CandidatesQuery['sort']>, Expression>> = {
  applied_at: sql`a.applied_at`,
  moved_at: sql`a.moved_at`,
  name: plain(sql`a.name`),
  job: plain(sql`j.title`),
};

type StateCounts = Record<CandidateState, number>;

const stateCounts = sql.join(
  candidateStates.map((one) => sql`count(a.id) filter (where a.state = ${sql.lit(one)})::integer as ${sql.ref(one)}`),
);

/** A page of candidates, with the numbers of the search and the job by state. */
export async function listCandidates(db: Db, query: CandidatesQuery, context: ReadContext) {
  const { sort = 'applied_at', direction, page = 1, per_page: size = usualPageSize } = query;
  const source = sql`from ${candidateTables} where ${mayReadCandidate(context)} and ${matchesFilters(query)}`;
  const isInPlaceOfQuery = isInPlace(query);
  const usualOrder = sort === 'applied_at' || sort === 'moved_at' ? 'desc' : 'asc';
  const order = (direction ?? usualOrder) === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<CandidateRow>`select ${candidateColumns(context)} ${source} and ${isInPlaceOfQuery}
    order by ${sorts[sort]} ${order}, a.id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counts = await sql<StateCounts & { readonly total: number }>`select ${stateCounts},
      count(a.id) filter (where ${isInPlaceOfQuery})::integer as total ${source}`.execute(db);
  const stages = await sql<{ id: number; count: number }>`select s.id, count(*)::integer as count ${source}
    and s.id is not null group by s.id order by s.id`.execute(db);
  const meta = { page, per_page: size, states: statesOf(counts.rows[0]), stages: stages.rows };
  return { data: rows.map(presentCandidate), meta: { total: counts.rows[0]?.total ?? 0, ...meta } };
}

/** A candidate with the history. Throws NOT_FOUND, also for candidates of other companies. */
export async function findCandidate(db: Db, id: number, context: ReadContext): Promise<CandidateDetails> {
  type DetailsRow = CandidateRow & { readonly message: string | null; readonly answers: SentAnswer[] };
  const { rows } =
    await sql<DetailsRow>`select ${candidateColumns(context)}, a.message, a.answers from ${candidateTables} where a.id = ${id} and ${mayReadCandidate(context)}`.execute(
      db,
    );
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { message, answers, ...candidate } = row;
  type EventRow = Omit<CandidateEvent, 'at'> & { readonly at: Date };
  const events = await sql<EventRow>`select e.id, e.transition, e.from_state as "from", e.to_state as "to",
      ${localText(sql`s.names`, context.lang)} as stage, e.actor_kind as by, case when e.actor_kind <> 'system' then ${fullNameOf('u')} end as actor,
      e.reason, e.note, e.message, e.shows_reason, e.created_at as at
    from application_events e left join users u on u.id = e.actor_id
      left join candidate_stages s on s.id = e.to_stage_id
    where e.application_id = ${id} order by e.version`.execute(db);
  return {
    ...presentCandidate(candidate),
    message,
    applicant: candidate.applicant,
    answers,
    files: await findSentFiles(db, id),
    events: events.rows.map((event) => ({ ...event, at: event.at.toISOString() })),
  };
}

/** Jobs that the viewer has candidates for, and open ones; those with new candidates come first. */
export async function findCandidateJobs(db: Db, context: ReadContext): Promise<CandidateJob[]> {
  type JobRow = Omit<CandidateJob, 'states' | 'total'> & StateCounts;
  const isOpen = isOpenJob(context, 'j');
  const { rows } = await sql<JobRow>`select j.id, ${translateColumn(context, 'title', 'j')} as title, j.slug,
      c.id as company_id, c.name as company, ${isOpen} as is_open, ${stateCounts}
    from jobs j join companies c on c.id = j.company_id
      left join applications a on a.job_id = j.id and ${isVisibleApplicant}
    where ${mayReadJobs(context)} and (a.id is not null or ${isOpen})
    group by j.id, c.id
    order by count(a.id) filter (where a.state = 'submitted') desc, count(a.id) desc, j.id desc
    limit ${mostJobs}`.execute(db);
  return rows.map(({ id, title, slug, company_id, company, is_open, ...counts }) => {
    const states = statesOf(counts);
    return { id, title, slug, company_id, company, is_open, states, total: sumOf(states) };
  });
}

/** Jobs that a choice can show. */
const mostJobs = 500;

function statesOf(counts: Partial<StateCounts> | undefined): StateCounts {
  const entries = candidateStates.map((state) => [state, counts?.[state] ?? 0] as const);
  return Object.fromEntries(entries) as StateCounts;
}

const sumOf = (states: StateCounts): number => Object.values(states).reduce((sum, count) => sum + count, 0);
