import type { ApplicationState } from '@enlace/shared-contract/recruiting';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { translateColumn } from '../../../kit/expressions';
import { notify } from '../../notifications';
import { transitionOf, type TransitionName } from '../states/application-transitions';
import { applicationClosedMail } from './application-closed.mail';
import { applicationMovedMail } from './application-moved.mail';
import { applicationReceivedMail } from './application-received.mail';
import { applicationUnansweredMail } from './application-unanswered.mail';
import { findReader, findRecruiters, type Reader } from './readers';

interface EventFacts {
  readonly application: number;
  readonly version: number;
  readonly transition: TransitionName;
  readonly to_state: ApplicationState;
  readonly reason: string | null;
  readonly job_id: number;
  readonly company_id: number;
  readonly company: string;
  readonly applicant: string;
  readonly member_id: number | null;
}

/**
 * Notifies of the last event of an application. A later event has a job of its own, so nothing is sent about one that
 * was taken back or replaced.
 */
export async function notifyOfEvent(
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
  { application, version }: { readonly application: number; readonly version: number },
): Promise<void> {
  await transact(db, async (trx) => {
    const { rows } = await sql<EventFacts>`select a.id as application, e.version, e.transition, e.to_state,
        case when e.shows_reason then e.reason end as reason, j.id as job_id, c.id as company_id, c.name as company,
        a.name as applicant, a.user_id as member_id
      from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
        join application_events e on e.application_id = a.id and e.version = a.version
      where a.id = ${application} and a.version = ${version} for share of a`.execute(trx);
    const [facts] = rows;
    if (facts === undefined || facts.member_id === null || facts.transition === 'takeBack') return;
    const { effects } = transitionOf(facts.transition);
    if (effects.includes('notifyMember')) await notifyMember(trx, facts, facts.member_id, clock());
    if (effects.includes('notifyRecruiters')) await notifyRecruiters(trx, facts, clock());
  });
}

/** States about which a mail is sent; the bell shows the others too. */
const mailedStates = ['interview', 'offer', 'hired', 'rejected', 'auto_closed'] as const;
type MailedState = (typeof mailedStates)[number];

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
  const { to_state: state, company, application, version, reason } = facts;
  const reader = await findReader(trx, userId);
  if (reader === undefined || state === 'submitted' || state === 'withdrawn') return;
  const job = await findJobTitle(trx, facts.job_id, reader.locale, now);
  const path = `/my/applications/${application}`;
  await notify(trx, { template: templates[state], facts: { job, company }, link: path }, { userIds: [userId] });
  const mailedState = mailedStates.find((one) => one === state);
  if (mailedState === undefined) return;
  const values = { name: reader.name, job, company, path, application, version };
  await queueStateMail(trx, reader, { ...values, body: reason ?? '' }, mailedState);
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

async function notifyRecruiters(trx: Db, facts: EventFacts, now: Date): Promise<void> {
  const { transition, application, applicant, company_id: companyId, version } = facts;
  const path = `/dashboards/candidates/${application}`;
  for (const { id: userId, ...reader } of await findRecruiters(trx, companyId)) {
    const job = await findJobTitle(trx, facts.job_id, reader.locale, now);
    const template = transition === 'withdraw' ? 'applicationWithdrawn' : 'applicationReceived';
    await notify(trx, { template, facts: { other: applicant, job }, link: path }, { userIds: [userId] });
    if (transition === 'withdraw') continue;
    await queueMail(trx, reader, applicationReceivedMail, {
      ...{ name: reader.name, other: applicant, job, path, application, version },
    });
  }
}

async function findJobTitle(trx: Db, jobId: number, lang: Locale, now: Date): Promise<string> {
  const { rows } = await sql<{ title: string }>`select ${translateColumn({ lang, now }, 'title', 'j')} as title
    from jobs j where j.id = ${jobId}`.execute(trx);
  return rows[0]?.title ?? '';
}
