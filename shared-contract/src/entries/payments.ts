export {
  createPaymentIntentSchema,
  paymentCalls,
  paymentSchema,
  refundOrderSchema,
  refundSchema,
} from '../endpoints/payments';
