import type Stripe from 'stripe';

interface ShuffledEvent {
  readonly event: Stripe.Event;
  /** From 0 to 1. */
  readonly place: number;
}

/** Each event three times, in an order that the seed chooses. */
export function shuffleEvents(events: readonly Stripe.Event[], seed: number): readonly ShuffledEvent[] {
  let state = seed;
  const next = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return [...events, ...events, ...events]
    .map((event) => ({ event, place: next() }))
    .toSorted((one, other) => one.place - other.place);
}
