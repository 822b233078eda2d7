export {
  answerQuestion,
  askSandbox,
  cardFields,
  isShortCard,
  questionOf,
  type StripeAccess,
  textAt,
} from './stripe/ask-sandbox';
export { type CardFault, cardFaultOf } from './stripe/card-fault';
export { loadStripe, type StripeAnswer } from './stripe/load-stripe';
export { type StripeFormKey, useStripeForm } from './stripe/use-stripe-form';
export { type CardOutcome, confirmAtBank, type IntentKey, storedCardOf, storeTestCard } from './stripe/store-card';
