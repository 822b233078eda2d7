import type { ApiDeps } from '../../infrastructure/env/deps';
import { defineModule, type ModuleContext } from '../../kit/core/module/define-module';
import type { PaymentPurpose } from './payment-purpose';
import { paymentsEnv } from './payments-env';
import { paymentsJobs } from './payments-jobs';
import { mountPayments } from './payments.routes';
import type { EventListener } from './take-event';

declare module '../../kit/core/module/define-module' {
  interface Contributions {
    /** What people pay for. */
    paymentPurposes: (deps: ApiDeps) => readonly PaymentPurpose[];
    stripeListener: EventListener;
  }
}

const purposesOf = (deps: ApiDeps, { contributionsOf }: ModuleContext): readonly PaymentPurpose[] =>
  contributionsOf('paymentPurposes').flatMap((purposes) => purposes(deps));

export const paymentsModule = defineModule({
  name: 'payments',
  routes: [
    (app, deps, context) =>
      mountPayments(app, deps, purposesOf(deps, context), context.contributionsOf('stripeListener')),
  ],
  env: paymentsEnv,
  backgroundJobs: [(deps, context) => paymentsJobs(deps, purposesOf(deps, context))],
});
