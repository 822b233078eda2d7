/** What a page has asked Stripe.js to do. */
export interface StripeCall {
  readonly name: string;
  readonly options: object;
}

export interface FakeStripe {
  readonly calls: readonly StripeCall[];
  remove(): void;
}

/**
 * Puts a `Stripe` into the page that draws one field, "Card number", and gives these answers to confirmations and to
 * questions of a bank, one after the other. After the last one it has lost its connection.
 */
export function installStripe(...answers: readonly object[]): FakeStripe {
  const calls: StripeCall[] = [];
  const restAnswers = [...answers];
  const answer = (name: string) => async (options: object) => {
    calls.push({ name, options });
    return restAnswers.shift() ?? { error: { type: 'api_connection_error' } };
  };
  const createElement = () => {
    const label = document.createElement('label');
    const input = document.createElement('input');
    label.append('Card number', input);
    return {
      mount: (place: HTMLElement) => place.append(label),
      on: (event: string, handle: () => void) => void (event === 'ready' && handle()),
      focus: () => input.focus(),
      destroy: () => label.remove(),
    };
  };
  const Stripe = (key: string) => ({
    elements: (options: object) => {
      calls.push({ name: 'elements', options: { key, ...options } });
      return { create: createElement, update: () => undefined };
    },
    confirmPayment: answer('confirmPayment'),
    confirmSetup: answer('confirmSetup'),
    handleNextAction: answer('handleNextAction'),
  });
  Object.assign(globalThis, { Stripe });
  return { calls, remove: () => void Reflect.deleteProperty(globalThis, 'Stripe') };
}
