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
}

export interface StripeElement {
  mount(place: HTMLElement): void;
  on(event: 'ready' | 'loaderror', handle: () => void): void;
  destroy(): void;
}

export interface StripeAnswer {
  readonly error?: { readonly type: string; readonly message?: string };
  readonly setupIntent?: { readonly status: string; readonly payment_method: string | null };
  readonly paymentIntent?: { readonly status: string };
}

declare global {
  /** Stripe.js, after its script has run. */
  var Stripe: ((publishableKey: string) => StripeClient) | undefined;
}

const address = 'https://js.stripe.com/v3/';
let loading: Promise<void> | null = null;

/**
 * Loads Stripe.js once, from Stripe as its terms require. A failure is tried again by the next call; rejects with
 * `Error`.
 */
export async function loadStripe(publishableKey: string): Promise<StripeClient> {
  loading ??= loadScript().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  await loading;
  if (globalThis.Stripe === undefined) throw new Error('the script of Stripe has run without a result');
  return globalThis.Stripe(publishableKey);
}

function loadScript(): Promise<void> {
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
