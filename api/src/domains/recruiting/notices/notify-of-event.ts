import type { ApplicationState } from '@enlace/shared-contract/recruiting';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { translateColumn } from '../../../kit/core/table/expressions';
import { notify } from '../../notifications';
import { hasBlocked } from '../candidates/candidate-rows';
import { type NamedTransition, transitionOf } from '../states/application-transitions';
import { isInForce } from '../states/events-in-force';
import { keepNotice } from '../states/move-application';
import { isVisibleMove } from '../states/public-state';
import { applicationClosedMail } from './application-closed.mail';
import { applicationMovedMail } from './application-moved.mail';
import { applicationReceivedMail } from './application-received.mail';
import { applicationUnansweredMail } from './application-unanswered.mail';
import { findReader, findRecruiters, type Reader } from './readers';

interface EventFacts {
  readonly application: number;
  /** Of the last event that the applicant can see: not taken back. */
  readonly version: number;
  readonly state: ApplicationState;
  readonly final_at: Date | null;
  readonly reason: string | null;
  readonly message: string | null;
  /** The state of which the applicant was notified last. */
  readonly notice_state: ApplicationState | null;
  readonly notice_version: number;
  readonly job_id: number;
  readonly company_id: number;
  readonly company: string;
  readonly applicant: string;
  readonly member_id: number | null;
  /** Whether the applicant has blocked the company. */
  readonly is_blocked: boolean;
}

/**
 * Notifies of the state of an application and of a message of the company, if the applicant has had no notice of it: once
 * for moves that follow each other while they can be taken back, and never of one that was. The recruiters read of a new
 * application and of the end of one, unless the applicant has blocked them: then they read nothing.
 */
export async function notifyOfEvent(
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
  { application, version }: { readonly application: number; readonly version: number },
): Promise<void> {
  const now = clock();
  await transact(db, async (trx) => {
    // What is read after the lock sees a move that was under way.
    await sql`select 1 from applications where id = ${application} for update`.execute(trx);
    const { rows } =
      await sql<EventFacts>`select a.id as application, a.state, a.notice_state, a.notice_version, e.version,
        e.final_at, case when e.shows_reason then e.reason end as reason,
        e.message, j.id as job_id, c.id as company_id, c.name as company, a.name as applicant, a.user_id as member_id,
        ${hasBlocked(sql`a.user_id`, sql`c.id`)} as is_blocked
      from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
        join lateral (select e.* from application_events e where e.application_id = a.id and ${isInForce}
            and (e.is_visible or coalesce(e.message, '') <> '')
          order by e.version desc limit 1) e on true
      where a.id = ${application}`.execute(trx);
    const [facts] = rows;
    if (facts === undefined || facts.member_id === null) return;
    // The job of a later move comes when that one is final.
    if (facts.final_at !== null && facts.final_at > now) return;
    await notifyMember(trx, facts, facts.member_id, now);
    await notifyRecruiters(trx, { ...facts, version }, now);
  });
}

/** States about which a mail is sent; the bell shows the others too. */
const mailedStates = ['interview', 'offer', 'hired', 'rejected', 'auto_closed'] as const;
/** States about which a mail is sent when the recruiter has written a message. */
const statesWithMessage = ['in_review', 'shortlisted'] as const;
type MailedState = (typeof mailedStates | typeof statesWithMessage)[number];

const templates = {
  viewed: 'applicationSeen',
  in_review: 'applicationInReview',
  shortlisted: 'applicationInReview',
  interview: 'applicationInterview',
  offer: 'applicationOffer',
  hired: 'applicationHired',
  rejected: 'applicationRejected',
  auto_closed: 'applicationClosed',
} as const;

async function notifyMember(trx: Db, facts: EventFacts, userId: number, now: Date): Promise<void> {
  const { state, company, application, version, reason } = facts;
  const message = facts.message ?? '';
  const isNews = isVisibleMove(facts.notice_state, state) || (message !== '' && version > facts.notice_version);
  if (!isNews) return;
  await keepNotice(trx, application, { state, version });
  const reader = await findReader(trx, userId);
  if (reader === undefined || state === 'submitted' || state === 'withdrawn') return;
  const job = await findJobTitle(trx, facts.job_id, reader.locale, now);
  const path = `/my/applications/${application}`;
  await notify(trx, { template: templates[state], facts: { job, company }, link: path }, { userIds: [userId] });
  const mailedState = [...mailedStates, ...(message === '' ? [] : statesWithMessage)].find((one) => one === state);
  if (mailedState === undefined) return;
  const values = { name: reader.name, job, company, path, application, version };
  await queueStateMail(trx, reader, { ...values, body: reason ?? '', message }, mailedState);
}

type StateMailValues = Parameters<typeof applicationMovedMail.fill>[0];

async function queueStateMail(
  trx: Db,
  to: Reader,
  values: Omit<StateMailValues, 'step'>,
  state: MailedState,
): Promise<void> {
  if (state === 'auto_closed') await queueMail(trx, to, applicationUnansweredMail, values);
  else if (state === 'rejected') await queueMail(trx, to, applicationClosedMail, values);
  else await queueMail(trx, to, applicationMovedMail, { ...values, step: state });
}

/** The recruiters read of a new application, and of the end of one: of the event with this version. */
async function notifyRecruiters(trx: Db, facts: EventFacts, now: Date): Promise<void> {
  const { application, applicant, company_id: companyId, version, is_blocked: isBlocked } = facts;
  const transition = await findTransition(trx, facts);
  const isForRecruiters = transition !== null && transitionOf(transition).effects.includes('notifyRecruiters');
  if (isBlocked || !isForRecruiters) return;
  const path = `/dashboards/candidates/${application}`;
  for (const { id: userId, ...reader } of await findRecruiters(trx, companyId)) {
    const job = await findJobTitle(trx, facts.job_id, reader.locale, now);
    const template = transition === 'withdraw' ? 'applicationWithdrawn' : 'applicationReceived';
    await notify(trx, { template, facts: { other: applicant, job }, link: path }, { userIds: [userId] });
    if (transition === 'withdraw') continue;
    await queueMail(trx, reader, applicationReceivedMail, {
      name: reader.name,
      other: applicant,
      job,
      path,
      application,
      version,
    });
  }
}

async function findTransition(
  trx: Db,
  { application, version }: Pick<EventFacts, 'application' | 'version'>,
): Promise<NamedTransition | null> {
  const event = await trx
    .selectFrom('application_events')
    .select('transition')
    .where('application_id', '=', application)
    .where('version', '=', version)
    .executeTakeFirst();
  return event === undefined || event.transition === 'takeBack' ? null : event.transition;
}

async function findJobTitle(trx: Db, jobId: number, lang: Locale, now: Date): Promise<string> {
  const { rows } = await sql<{ title: string }>`select ${translateColumn({ lang, now }, 'title', 'j')} as title
    from jobs j where j.id = ${jobId}`.execute(trx);
  return rows[0]?.title ?? '';
}
