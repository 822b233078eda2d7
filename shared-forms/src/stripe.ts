export { type CardFault, cardFaultOf } from './stripe/card-fault';
export { hasNoAnswer, type StripeAnswer } from './stripe/load-stripe';
export { useStripeForm } from './stripe/use-stripe-form';
export { type CardOutcome, confirmAtBank, storedCardOf } from './stripe/store-card';
