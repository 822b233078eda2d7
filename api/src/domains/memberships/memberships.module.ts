import { defineModule } from '../../kit/core/module/define-module';
import { membershipsJobs, noteMembershipEvent } from './memberships-jobs';
import { membershipsLabels } from './memberships-labels';
import { membershipsMails } from './memberships-mails';
import { membershipsPersonColumns } from './memberships-person-columns';
import { mountMemberships } from './memberships.routes';
import { mountPlanGuards, type PlanGuard } from './plans/plan-guards';

declare module '../../kit/core/module/define-module' {
  interface Contributions {
    /** A call that plans can sell. */
    planGuard: PlanGuard;
  }
}

export const membershipsModule = defineModule({
  name: 'memberships',
  auditLabels: membershipsLabels,
  hooks: [(app, deps, { contributionsOf }) => mountPlanGuards(app, deps, contributionsOf('planGuard'))],
  routes: [mountMemberships],
  backgroundJobs: [membershipsJobs],
  mails: membershipsMails,
  personalData: { columns: membershipsPersonColumns },
  contributes: { stripeListener: noteMembershipEvent },
});
