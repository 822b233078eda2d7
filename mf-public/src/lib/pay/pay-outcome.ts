import type { CardFault } from './card-fault';

/**
 * `declined`: with its reason. `incomplete`: the form has marked a field. `unknown`: no answer, so the buyer tries
 * again.
 */
export type PayOutcome =
  | { readonly name: 'paid' }
  | { readonly name: 'declined'; readonly fault: CardFault }
  | { readonly name: 'incomplete' }
  | { readonly name: 'unknown' };
