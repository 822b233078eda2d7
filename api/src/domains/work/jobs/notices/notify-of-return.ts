import type { Db } from '../../../../infrastructure/db/database';
import { queueMail } from '../../../../infrastructure/mail/outbox.repository';
import { notify } from '../../../notifications';
import { findJobTitle } from './find-job-title';
import { findJobRecruiters } from './job-recruiters';
import { jobReturnedMail } from './job-returned.mail';

interface ReturnFacts {
  readonly note: string;
  /** The user who has returned the job. */
  readonly actorId: number;
  readonly now: Date;
}

/** Notifies the other recruiters of a job that it is a draft again, with the note. */
export async function notifyOfReturn(
  trx: Db,
  { id: jobId, company_id: companyId }: { readonly id: number; readonly company_id: number },
  { note, actorId, now }: ReturnFacts,
): Promise<void> {
  const path = `/admin/jobs/${jobId}?panel=publishing`;
  for (const { id, ...recruiter } of await findJobRecruiters(trx, companyId)) {
    if (id === actorId) continue;
    const job = await findJobTitle(trx, jobId, recruiter.locale, now);
    await notify(trx, { template: 'jobReturned', facts: { job }, link: path }, { userIds: [id] });
    await queueMail(trx, recruiter, jobReturnedMail, { name: recruiter.name, job, body: note, path, jobId });
  }
}
