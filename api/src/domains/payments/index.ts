export { askStripe, requireStripe } from './ask-stripe';
export { beginPayment } from './begin-payment';
export { planChecks } from './check-payment';
export { notePaidPayment } from './note-paid-payment';
export type { Delivery, Payment, PaymentPurpose } from './payment-purpose';
export type {} from './payments.tables';
export { findRefund, lockPaidPayment, requestRefund } from './refund-payment';
export { fromStripeAmount, toStripeAmount } from './stripe-amount';
export { paymentsModule } from './payments.module';
