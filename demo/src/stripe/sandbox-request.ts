import { foldBrackets } from '@enlace/shared-contract/calls';

import type { SandboxObjects, StripeObject } from './sandbox-store';
import { invalidRequest, StripeFault } from './stripe-fault';
import { tableOf } from './test-cards';

export interface Keys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

/** A request to the sandbox, with its form taken apart. */
export interface SandboxRequest {
  readonly method: string;
  /** Parts of the path after `/v1`. */
  readonly path: readonly string[];
  readonly form: Readonly<Record<string, unknown>>;
  /** Whether it has the publishable key, as a browser has. */
  readonly isPublic: boolean;
  readonly idempotencyKey: string | null;
  /** The body as sent, to compare two requests with one key. */
  readonly text: string;
}

export interface SandboxAnswer {
  readonly status: number;
  readonly body: object;
}

/** A type of event, e.g. `payment_intent.succeeded`, with its object. */
export type Announce = (type: string, object: StripeObject) => Promise<void>;

/** What answers a request: the objects of its transaction, and the events that it causes. */
export interface Work {
  readonly objects: SandboxObjects;
  readonly announce: Announce;
}

/** Reads a request. Throws a fault without a valid key. */
export async function readRequest(request: Request, keys: Keys): Promise<SandboxRequest> {
  const url = new URL(request.url);
  const text = ['GET', 'DELETE'].includes(request.method) ? url.search.slice(1) : await request.text();
  const form = foldBrackets(new URLSearchParams(text));
  const [kind = '', token = ''] = (request.headers.get('authorization') ?? '').split(' ');
  const basic = Buffer.from(token, 'base64').toString().split(':')[0];
  const key = kind === 'Bearer' ? token : kind === 'Basic' ? basic : form['key'];
  if (key !== keys.secretKey && key !== keys.publishableKey)
    throw new StripeFault(401, { type: 'invalid_request_error', message: `Invalid API Key provided` });
  return {
    method: request.method,
    path: url.pathname.replace(/^.*?\/v1\//, '').split('/'),
    form,
    isPublic: key === keys.publishableKey,
    idempotencyKey: request.headers.get('idempotency-key'),
    text,
  };
}

/** Whole positive number of a form. Throws a fault. */
export function amountOf(form: Readonly<Record<string, unknown>>): number {
  const { amount } = form;
  if (amount === undefined || amount === '')
    throw invalidRequest('Missing required param: amount.', { param: 'amount', code: 'parameter_missing' });
  if (!/^[1-9]\d{0,7}$/.test(String(amount)))
    throw invalidRequest(`Invalid positive integer`, { param: 'amount', code: 'parameter_invalid_integer' });
  return Number(amount);
}

export function metadataOf(form: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(tableOf(form['metadata'])).map(([name, value]) => [name, String(value)]));
}
