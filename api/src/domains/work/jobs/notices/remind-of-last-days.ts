import { sql } from 'kysely';

import { transact } from '../../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { queueMail } from '../../../../infrastructure/mail/outbox.repository';
import { notify } from '../../../notifications';
import { companyIsThere, isOpenJob } from '../job-status';
import { findJobTitle } from './find-job-title';
import { jobEndingMail } from './job-ending.mail';
import { findJobRecruiters } from './job-recruiters';

/** Days before the last day of a job. */
const reminderDays = 3;

/** Reminds the recruiters of open jobs whose last day is near, once for each last day. */
export async function remindOfLastDays({ db, clock }: Pick<ApiDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const lastEnd = new Date(now.getTime() + reminderDays * 86_400_000);
  await transact(db, async (trx) => {
    type EndingJob = { readonly id: number; readonly company_id: number; readonly closes_at: Date };
    const { rows } = await sql<EndingJob>`with reminded as (
        insert into job_reminders (job_id, closes_at, sent_at)
        select t.id, t.closes_at, ${now} from jobs t
        where ${isOpenJob({ lang: null, now })} and t.closes_at <= ${lastEnd} and ${companyIsThere}
        on conflict do nothing returning job_id)
      select j.id, j.company_id, j.closes_at from reminded r join jobs j on j.id = r.job_id order by j.id`.execute(trx);
    for (const { id: jobId, company_id: companyId, closes_at: end } of rows) {
      const path = `/admin/jobs/${jobId}?panel=publishing`;
      for (const { id, ...recruiter } of await findJobRecruiters(trx, companyId)) {
        const job = await findJobTitle(trx, jobId, recruiter.locale, now);
        await notify(trx, { template: 'jobEnding', facts: { job }, link: path }, { userIds: [id] });
        const values = { name: recruiter.name, job, date: end.toISOString(), path, jobId };
        await queueMail(trx, recruiter, jobEndingMail, values);
      }
    }
  });
}
