import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';

/** Keys of an account with Stripe, all for tests or all for real payments. */
export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Signing secret of the webhook. */
  readonly webhookSecret: string;
}

/** The account that payments go to: Stripe's SDK with its keys. */
export interface StripeAccount {
  readonly client: Stripe;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Address of the script for browsers, where it is not Stripe's own. */
  readonly script?: string;
}

/** A server that answers like Stripe, in this process. */
export interface StripeSandbox {
  readonly keys: StripeKeys;
  answer(request: Request): Promise<Response>;
  /** Answers browsers under this path too, serves their script, and sends its events to the webhook. */
  serve(app: FastifyInstance, paths: SandboxPaths): void;
}

interface SandboxPaths {
  readonly path: string;
  readonly scriptPath: string;
  readonly webhookPath: string;
}

const settings = { maxNetworkRetries: 2, timeout: 10_000, telemetry: false } as const;

/** Path of the sandbox in this API: `/v1/payment_intents/…` follows. */
export const sandboxPath = '/api/v2/sandbox/stripe';

/** Path of the script that browsers load in place of Stripe's (gateway/src/html/trust-policy.ts allows it). */
export const sandboxScript = `${sandboxPath}/v3.js`;

/** The account of these keys; without keys that of the sandbox; null without both, where no payment is possible. */
export function openStripe(keys: StripeKeys | null, sandbox: StripeSandbox | null): StripeAccount | null {
  if (keys !== null) return { client: new Stripe(keys.secretKey, settings), ...pick(keys) };
  if (sandbox === null) return null;
  // The SDK writes its requests as always; only the way to the server is another.
  const httpClient = Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
    sandbox.answer(new Request(input, init)),
  );
  return {
    client: new Stripe(sandbox.keys.secretKey, { ...settings, httpClient }),
    ...pick(sandbox.keys),
    script: sandboxScript,
  };
}

function pick({ publishableKey, webhookSecret }: StripeKeys) {
  return { publishableKey, webhookSecret };
}
