import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { openStates } from '../states/application-transitions';
import { moveApplication, type Step } from '../states/move-application';
import { forgetMember } from '../talent-pools/forget-member';

/** Deletes what a blocked company keeps about a member, and withdraws the open applications there. */
export async function leaveCompany(
  trx: Db,
  { memberId, companyId }: { readonly memberId: number; readonly companyId: number },
  step: Step,
  deps: Pick<ApiDeps, 'logger'>,
): Promise<void> {
  await forgetMember(trx, memberId, companyId);
  const applications = await trx
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .where('j.company_id', '=', companyId)
    .where('a.user_id', '=', memberId)
    .where('a.state', 'in', [...openStates])
    .select(['a.id', 'a.user_id', 'a.state', 'a.stage_id', 'a.version'])
    .orderBy('a.id')
    .forUpdate('a')
    .execute();
  for (const application of applications) await moveApplication(trx, application, 'withdraw', step, deps);
}
