import { cardFaultOf } from './card-fault';
import { texts as en } from './locales/en';
import { texts as es } from './locales/es';
import { texts as pt } from './locales/pt';

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'funds'],
  [{ code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' }, 'declined'],
  [{ code: 'expired_card', decline_code: 'expired_card' }, 'expired'],
  [{ code: 'incorrect_cvc' }, 'code'],
  [{ code: 'incorrect_number' }, 'number'],
  [{ code: 'processing_error' }, 'processing'],
  [{ code: 'payment_intent_authentication_failure', message: '' }, 'bank'],
  [{}, 'declined'],
  [null, 'declined'],
])('%j is a fault with a sentence of its own', (error, fault) => {
  expect(cardFaultOf(error)).toBe(fault);
  const sentences = [en, es, pt].map(({ faults }) => new Map(Object.entries(faults)).get(fault));
  expect(new Set(sentences).size).toBe(3);
});
