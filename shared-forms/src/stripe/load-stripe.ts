/** What Stripe.js needs: parts of the answer that begins a payment or the storage of a card. */
export interface StripeKey {
  readonly publishable_key: string;
  readonly client_secret: string;
  /** Address of the script; missing for Stripe's own. */
  readonly script?: string | undefined;
}

/** The part of Stripe.js that we use: it stores cards, pays, and shows the question of a bank. */
export interface StripeClient {
  elements(options: {
    readonly clientSecret: string;
    readonly locale: string;
    readonly appearance: object;
  }): StripeElements;
  confirmPayment(options: {
    readonly elements: StripeElements;
    readonly redirect: 'if_required';
  }): Promise<StripeAnswer>;
  confirmSetup(options: { readonly elements: StripeElements; readonly redirect: 'if_required' }): Promise<StripeAnswer>;
  /** Shows the question of the bank. */
  handleNextAction(options: { readonly clientSecret: string }): Promise<StripeAnswer>;
}

export interface StripeElements {
  create(kind: 'payment', options?: object): StripeElement;
  update(options: { readonly appearance: object }): void;
}

export interface StripeElement {
  mount(place: HTMLElement): void;
  on(event: 'ready' | 'loaderror', handle: () => void): void;
  focus(): void;
  destroy(): void;
}

interface PaymentIntent {
  readonly status: string;
}

interface SetupIntent {
  readonly status: string;
  readonly payment_method: string | null;
}

interface StripeError {
  readonly type: string;
  readonly payment_intent?: PaymentIntent;
  readonly setup_intent?: SetupIntent;
}

export interface StripeAnswer {
  readonly error?: StripeError;
  readonly setupIntent?: SetupIntent;
  readonly paymentIntent?: PaymentIntent;
}

/** Whether Stripe did not answer, so that the card may have been charged. */
export const hasNoAnswer = ({ type }: StripeError): boolean => type === 'api_connection_error' || type === 'api_error';

declare global {
  /** Stripe.js, after its script has run. */
  var Stripe: ((publishableKey: string) => StripeClient) | undefined;
}

const stripeScript = 'https://js.stripe.com/v3/';
let loading: Promise<void> | null = null;

/**
 * Loads Stripe.js once, from Stripe as its terms require, or from the address of the key. A failure is tried again by
 * the next call; rejects with `Error`.
 */
export async function loadStripe({ publishable_key: key, script = stripeScript }: StripeKey): Promise<StripeClient> {
  loading ??= loadScript(script).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  await loading;
  if (globalThis.Stripe === undefined) throw new Error('the script of Stripe has run without a result');
  return globalThis.Stripe(key);
}

function loadScript(address: string): Promise<void> {
  if (globalThis.Stripe !== undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = globalThis.enlaceTrust?.createScriptURL(address) ?? address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the script of Stripe is missing'));
    });
    document.head.append(script);
  });
}
