import { AppError } from '@enlace/shared-contract/errors';
import {
  type Applicant,
  type ApplicationJob,
  type ApplicationState,
  type MyApplication,
  type MyApplicationDetails,
  type MyApplicationEntry,
  myApplicationKinds,
  type MyApplicationsQuery,
  publicStates,
  type SentAnswer,
} from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, holdsWords, plain, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { findSentFiles } from '../files/application-files.repository';
import { isPossible, openStates } from '../states/application-transitions';
import { isInForce, isInForceAs } from '../states/events-in-force';
import { publicViewOf } from '../states/public-state';
import { jobOf } from './application-job';

const usualPageSize = 25;

interface Row {
  readonly id: number;
  readonly job: ApplicationJob;
  readonly state: ApplicationState;
  readonly applied_at: Date;
  readonly changed_at: Date;
  readonly answer_due_at: Date | null;
}

/** A row of the list; a job that was applied for elsewhere has no states. */
type EntryRow = (Row & { readonly kind: 'here' }) | (Pick<Row, 'job' | 'applied_at'> & { readonly kind: 'elsewhere' });

type Kind = (typeof myApplicationKinds)[number];

const isOpenState = sql`r.state in (${sql.join(openStates.filter((state) => state !== 'offer').map((one) => sql.lit(one)))})`;

const conditionsOfKinds: Readonly<Record<Kind, Expression>> = {
  all: sql`true`,
  open: isOpenState,
  ended: sql`not ${isOpenState}`,
  elsewhere: sql`r.kind = 'elsewhere'`,
};

const sorts: Readonly<Record<NonNullable<MyApplicationsQuery['sort']>, Expression>> = {
  changed_at: sql`r.changed_at`,
  applied_at: sql`r.applied_at`,
  job: plain(sql`r.job ->> 'title'`),
  company: plain(sql`r.job #>> '{company,name}'`),
};

/**
 * Events that the applicant can know, with the alias `e`: a move that can be taken back is not visible yet; one that was
 * taken back, or that another move replaced before that, never was.
 */
const knownEvents = ({ now }: ReadContext): Expression => sql`((e.final_at is null or e.final_at <= ${now})
  and ${isInForce} and not exists (select 1 from application_events later where later.application_id = e.application_id
    and later.is_visible and later.version > e.version and later.created_at < e.final_at and ${isInForceAs('later')}))`;

const lastEvent = (context: ReadContext, column: 'to_state' | 'created_at', condition = sql`true`): Expression =>
  sql`(select ${sql.ref(`e.${column}`)} from application_events e where e.application_id = a.id
    and ${knownEvents(context)} and ${condition} order by e.version desc limit 1)`;

const jobTables = sql`jobs j on j.id = a.job_id join companies c on c.id = j.company_id`;

const matchesWords = (context: ReadContext, search: string): Expression =>
  holdsWords(sql`concat_ws(' ', ${translateColumn(context, 'title', 'j')}, c.name)`, search);

/** The applications of a member as rows. */
const applicationRows = (userId: number, context: ReadContext, search = ''): Expression => sql`select a.id,
    'here' as kind, ${jobOf(context)} as job, ${lastEvent(context, 'to_state')} as state,
    a.applied_at, ${lastEvent(context, 'created_at', sql`e.is_visible`)} as changed_at,
    a.applied_at + a.answer_days * interval '1 day' as answer_due_at
  from applications a join ${jobTables} where a.user_id = ${userId} and ${matchesWords(context, search)}`;

/** The same, and the jobs that the member has applied for on pages of companies. */
const entryRows = (userId: number, context: ReadContext, search = ''): Expression => sql`(
  ${applicationRows(userId, context, search)}
  union all select a.job_id as id, 'elsewhere' as kind, ${jobOf(context)} as job, null::text as state,
    a.applied_at, a.applied_at as changed_at, null::timestamptz as answer_due_at
  from applied_elsewhere a join ${jobTables} where a.user_id = ${userId} and ${matchesWords(context, search)}) r`;

/** A page of a member's applications, with their numbers by kind. */
export async function listMyApplications(db: Db, userId: number, query: MyApplicationsQuery, context: ReadContext) {
  const { kind = 'all', sort = 'changed_at', direction, page = 1, per_page: size = usualPageSize, search } = query;
  const rows = entryRows(userId, context, search ?? '');
  const usualOrder = sort === 'job' || sort === 'company' ? 'asc' : 'desc';
  const order = (direction ?? usualOrder) === 'asc' ? sql`asc` : sql`desc`;
  const { rows: pageRows } = await sql<EntryRow>`select r.* from ${rows} where ${conditionsOfKinds[kind]}
    order by ${sorts[sort]} ${order}, r.kind, r.id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counts = await sql<Record<Kind, number>>`select ${sql.join(
    myApplicationKinds.map((one) => sql`count(*) filter (where ${conditionsOfKinds[one]})::integer as ${sql.ref(one)}`),
  )} from ${rows}`.execute(db);
  const [kinds] = counts.rows;
  return {
    data: pageRows.map(presentEntry),
    meta: {
      total: kinds?.[kind] ?? 0,
      page,
      per_page: size,
      kinds: kinds ?? { all: 0, open: 0, ended: 0, elsewhere: 0 },
    },
  };
}

/** States in which the applicant has no answer yet. */
const unansweredStates: readonly ApplicationState[] = ['submitted', 'viewed'];

function presentEntry(row: EntryRow): MyApplicationEntry {
  if (row.kind === 'here') return { kind: 'here', ...present(row) };
  return { kind: 'elsewhere', job: row.job, applied_at: row.applied_at.toISOString() };
}

function present({
  applied_at: appliedAt,
  changed_at: changedAt,
  answer_due_at: dueAt,
  state,
  id,
  job,
}: Row): MyApplication {
  return {
    id,
    job,
    ...publicViewOf(state),
    applied_at: appliedAt.toISOString(),
    changed_at: changedAt.toISOString(),
    answer_due_at: unansweredStates.includes(state) ? (dueAt?.toISOString() ?? null) : null,
    can_withdraw: isPossible('withdraw', state),
  };
}

/** An own application with its steps. Throws NOT_FOUND. */
export async function findMyApplication(
  db: Db,
  userId: number,
  id: number,
  context: ReadContext,
): Promise<MyApplicationDetails> {
  type Details = Row & {
    readonly message: string | null;
    readonly applicant: Applicant | null;
    readonly answers: SentAnswer[];
  };
  const { rows } = await sql<Details>`select r.*, a.message, a.applicant, a.answers
    from (${applicationRows(userId, context)}) r join applications a on a.id = r.id where r.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { message, applicant, answers, ...application } = row;
  const files = await findSentFiles(db, id);
  return { ...present(application), message, applicant, answers, files, ...(await stepsOf(db, id, context)) };
}

interface KnownEvent {
  readonly is_visible: boolean;
  readonly to_state: ApplicationState;
  readonly reason: string | null;
  readonly shows_reason: boolean;
  readonly message: string | null;
  readonly created_at: Date;
}

/** The times of the public states on the way to the last one, and what the company shows and writes. */
async function stepsOf(
  db: Db,
  id: number,
  context: ReadContext,
): Promise<Pick<MyApplicationDetails, 'steps' | 'reason' | 'messages'>> {
  const { rows } = await sql<KnownEvent>`select e.is_visible, e.to_state, e.reason, e.shows_reason, e.message,
      e.created_at
    from application_events e where e.application_id = ${id} and ${knownEvents(context)} order by e.version`.execute(
    db,
  );
  const last = rows.at(-1);
  const lastIndex = last === undefined ? 0 : publicStates.indexOf(publicViewOf(last.to_state).state);
  const steps = publicStates.map((state, index) => {
    // Of a step that was lastIndex more than once, the last time counts.
    const event = rows.findLast(
      ({ is_visible: isVisible, to_state: to }) => isVisible && publicViewOf(to).state === state,
    );
    return { state, at: index <= lastIndex ? (event?.created_at.toISOString() ?? null) : null };
  });
  const isReasonShown = last?.to_state === 'rejected' && last.shows_reason;
  const messages = rows.flatMap(({ message, created_at: at }) =>
    message === null ? [] : [{ text: message, at: at.toISOString() }],
  );
  return { steps, reason: isReasonShown ? last.reason : null, messages };
}

interface AppliedJob {
  readonly job_id: number;
  /** Null for a job that was applied for elsewhere. */
  readonly application_id: number | null;
  readonly applied_at: Date;
}

/** Jobs that a user has applied for, each once and the last first; withdrawn applications are left out. */
export async function findAppliedJobs(db: Db, userId: number) {
  const { rows } = await sql<AppliedJob>`select job_id, id as application_id, applied_at from applications
      where user_id = ${userId} and state <> 'withdrawn'
    union all select e.job_id, null, e.applied_at from applied_elsewhere e where e.user_id = ${userId}
      and not exists (select 1 from applications a
        where a.user_id = e.user_id and a.job_id = e.job_id and a.state <> 'withdrawn')
    order by applied_at desc, job_id desc`.execute(db);
  return rows.map((row) => ({ ...row, applied_at: row.applied_at.toISOString() }));
}
