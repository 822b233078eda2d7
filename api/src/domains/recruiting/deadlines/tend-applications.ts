import { closeDays, reminderDays } from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';

import { programOrigin } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { notify } from '../../notifications';
import { isVisibleApplicant } from '../candidates/candidate-rows';
import { candidatesWaitingMail } from '../notices/candidates-waiting.mail';
import { findRecruiters } from '../notices/readers';
import { transitionOf } from '../states/application-transitions';
import { moveApplication } from '../states/move-application';
import { leaveBlockedCompanies } from './leave-blocked';

const mostAtOnce = 200;

/**
 * Time since which an applicant waits for an answer: opening an application is none. The alias of the application is
 * `a`.
 */
const waitsSince = sql<Date>`(case when a.state in ('submitted', 'viewed') then a.applied_at else a.moved_at end)`;

const canBeClosed = sql`(a.user_id is not null and a.state in (${sql.join(transitionOf('close').from)}))`;

/** Until when an applicant waits at most: a company that has promised an answer later has this time. */
const waitsUntil = sql<Date>`(${waitsSince} + greatest(${closeDays}, coalesce(a.answer_days, 0)) * interval '1 day')`;

/** Reminds recruiters of applications that wait, and closes those that have waited too long or are at blocked companies. */
export async function tendApplications(deps: ApiDeps): Promise<void> {
  await leaveBlockedCompanies(deps);
  await closeApplications(deps);
  await remindCompanies(deps);
}

async function closeApplications(deps: ApiDeps): Promise<void> {
  const now = deps.clock();
  const { rows } = await sql<{ id: number }>`select a.id from applications a
    where ${canBeClosed} and ${waitsUntil} <= ${now} order by a.id limit ${mostAtOnce}`.execute(deps.db);
  for (const { id } of rows)
    await transact(deps.db, async (trx) => {
      const application = await trx
        .selectFrom('applications as a')
        .select(['a.id', 'a.user_id', 'a.state', 'a.stage_id', 'a.version', waitsUntil.as('until')])
        .where('a.id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      // It can have been moved meanwhile.
      if (application === undefined || application.until > now) return;
      await moveApplication(trx, application, 'close', { origin: programOrigin, actorId: null, now }, deps);
    });
}

/**
 * Sends each company one reminder with all applications that have reached a number of days since the last one. It names
 * the number of days that all of them have waited.
 */
async function remindCompanies({ db, clock }: ApiDeps): Promise<void> {
  const now = clock();
  await transact(db, async (trx) => {
    const { rows } = await sql<{ company_id: number; count: number; days: number }>`with reminded as (
        insert into application_reminders (application_id, since, days, sent_at)
        select a.id, ${waitsSince}, d.days, ${now} from applications a, unnest(${[...reminderDays]}::integer[]) as d(days)
        where ${canBeClosed} and ${waitsSince} <= ${now}::timestamptz - d.days * interval '1 day'
          and exists (select 1 from jobs j where j.id = a.job_id and ${isVisibleApplicant})
        on conflict do nothing returning application_id, days),
      longest as (select application_id, max(days) as days from reminded group by application_id)
      select j.company_id, count(*)::integer as count, min(l.days)::integer as days from longest l
        join applications a on a.id = l.application_id join jobs j on j.id = a.job_id
      group by j.company_id order by j.company_id`.execute(trx);
    for (const { company_id: companyId, ...reminder } of rows) await remindCompany(trx, { companyId, ...reminder });
  });
}

interface Reminder {
  readonly companyId: number;
  readonly count: number;
  readonly days: number;
}

async function remindCompany(trx: Db, { companyId, count, days }: Reminder): Promise<void> {
  const company = await trx
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const path = '/dashboards/candidates?sort=applied_at&direction=asc';
  const facts = { company: company.name, count: String(count), days: String(days) };
  for (const { id, ...reader } of await findRecruiters(trx, companyId)) {
    await notify(trx, { template: 'candidatesWaiting', facts, link: path }, { userIds: [id] });
    await queueMail(trx, reader, candidatesWaitingMail, {
      ...facts,
      name: reader.name,
      closeDays: String(closeDays),
      path,
      companyId,
    });
  }
}
