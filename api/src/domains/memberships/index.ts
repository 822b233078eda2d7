export { reconcileMemberships } from './memberships-jobs';
export { isInPlan } from './plans/entitlements';
export { refuseMergeOfPlan } from './plans/refuse-merge';
export { fileLink } from './invoices/file-links';
export { findFileReader } from './invoices/invoices.routes';
export { findOpenIntent } from './stripe/open-intent';
export { paymentKeyOf } from './stripe/customer';
export type {} from './memberships.tables';
export { membershipsModule } from './memberships.module';
