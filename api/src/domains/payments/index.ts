export { beginPayment } from './begin-payment';
export { planChecks } from './check-payment';
export type { Delivery, Payment, PaymentPurpose } from './payment-purpose';
export { paymentsJobs } from './payments-jobs';
export { mountPayments } from './payments.routes';
export type {} from './payments.tables';
export { findRefund, lockPaidPayment, requestRefund } from './refund-payment';
