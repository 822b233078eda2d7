/** Where Stripe, or its sandbox, takes the requests of a browser. */
export interface StripeAccess {
  readonly api_base: string;
  readonly publishable_key: string;
}

export interface SandboxAnswer {
  /** The body; null without an answer. */
  readonly answer: unknown;
  readonly isGood: boolean;
}

/** Sends a request to the sandbox, as Stripe.js does to Stripe (docs/guides/payments.md). */
export async function askSandbox(
  { api_base: base, publishable_key: key }: StripeAccess,
  path: string,
  values: Readonly<Record<string, string>>,
  method: 'GET' | 'POST' = 'POST',
): Promise<SandboxAnswer> {
  const fields = new URLSearchParams({ key, ...values });
  try {
    const response =
      method === 'GET'
        ? await fetch(`${base}/v1/${path}?${fields.toString()}`)
        : await fetch(`${base}/v1/${path}`, { method, body: fields });
    return { answer: await response.json(), isGood: response.ok };
  } catch {
    return { answer: null, isGood: false };
  }
}

/** The fields of a test card, as Stripe.js sends them. */
export const cardFields = (secret: string, card: string): Readonly<Record<string, string>> => ({
  client_secret: secret,
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': digitsOf(card),
});

/** Whether a text is too short for the number of a card. */
export const isShortCard = (card: string): boolean => digitsOf(card).length < 12;

/** The name of the question of a bank; empty when it asks nothing. */
export const questionOf = (intent: unknown): string =>
  textAt(intent, 'status') === 'requires_action'
    ? textAt(intent, 'next_action', 'use_stripe_sdk', 'three_d_secure_2_source')
    : '';

/** Sends the answer to the question of a bank. */
export const answerQuestion = (access: StripeAccess, source: string, isConfirmed: boolean): Promise<SandboxAnswer> =>
  askSandbox(access, '3ds2/authenticate', { source, sandbox_outcome: isConfirmed ? 'succeed' : 'fail' });

/** The text at a path of an answer; empty without one. */
export function textAt(answer: unknown, ...path: readonly string[]): string {
  let value = answer;
  for (const name of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof value === 'string' ? value : '';
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
