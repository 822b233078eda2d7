import { holdKeyHeader } from '@enlace/shared-contract/orders';
import assert from 'node:assert/strict';
import type Stripe from 'stripe';

import { sandboxPath } from '../infrastructure/stripe/stripe-account';
import type { Demo } from '../app/demo';
import { buildTestApi, type Caller, type TestApi, type TestApiOptions } from './build-test-api';
import { person } from './event-tickets';
import { loadDemo } from './load-demo';

export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly code?: string;
}

export interface TestHold {
  readonly reference: string;
  readonly key: string;
  readonly state: string;
  readonly total: number;
  readonly attendees: readonly { readonly id: number; readonly email: string; readonly state: string }[];
}

export interface TestPayment {
  readonly id: string;
  readonly client_secret: string;
  readonly amount: number;
  readonly currency: string;
}

/** An API whose sandbox sends no events: the test sends them. */
export function buildPayingApi(options: TestApiOptions = {}): Promise<TestApi> {
  const loadSilentDemo = async (): Promise<Demo> => {
    const demo = await loadDemo();
    return {
      ...demo,
      createStripeSandbox: (mode, { db }) => demo.createStripeSandbox(mode, { db, sendsEvents: false }),
    };
  };
  return buildTestApi({ ...options, loadDemo: loadSilentDemo });
}

/** Calls of a buyer, and what Stripe does. */
export function createBuyer(api: TestApi) {
  const send = async <T>(path: string, body: object | null, key?: string, as: Caller = null): Promise<Answer<T>> => {
    const headers = key === undefined ? {} : { [holdKeyHeader]: key };
    const method = body === null ? 'GET' : 'POST';
    const answer = await api.send({ method, url: path, headers, ...(body === null ? {} : { payload: body }) }, as);
    return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
  };
  const client = (): Stripe => {
    assert.ok(api.deps.stripe);
    return api.deps.stripe.client;
  };
  const hold = async (event: number, ticket: number, quantity = 1, as: Caller = null): Promise<TestHold> => {
    const body = { items: [{ ticket_id: ticket, quantity }] };
    const { status, data } = await send<TestHold>(`/api/v2/events/${event}/holds`, body, undefined, as);
    assert.equal(status, 201);
    return data;
  };
  const begin = ({ reference, key }: TestHold, more: object = {}) =>
    send<TestPayment>(`/api/v2/holds/${reference}/payment`, { ...person(1), ...more }, key);
  /** What the browser of a buyer sends, with the publishable key. */
  const browse = async (path: string, form: Readonly<Record<string, string>>) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `${sandboxPath}/v1/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ key: api.deps.stripe?.publishableKey ?? '', ...form }).toString(),
    });
    return { status: answer.statusCode, body: answer.json<Readonly<Record<string, never>>>() };
  };
  const payByCard = ({ id, client_secret }: TestPayment, number: string) =>
    browse(`payment_intents/${id}/confirm`, {
      client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
    });
  /** Events about an object, the oldest first. */
  const eventsOf = async (intent: string): Promise<Stripe.Event[]> => {
    const { data } = await client().events.list();
    return data.filter(({ data: { object } }) => JSON.stringify(object).includes(intent)).reverse();
  };
  const notify = async (event: object | null, changes: { readonly secret?: string; readonly age?: number } = {}) => {
    const payload = JSON.stringify(event);
    const secret = changes.secret ?? api.deps.stripe?.webhookSecret ?? '';
    const timestamp = Math.floor(Date.now() / 1000) - (changes.age ?? 0);
    const signature = client().webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await api.app.inject({ method: 'POST', url: '/api/v2/stripe/webhook', headers, payload })).statusCode;
  };
  return {
    send,
    client,
    hold,
    begin,
    browse,
    payByCard,
    eventsOf,
    notify,
    read: ({ reference, key }: TestHold) => send<TestHold>(`/api/v2/holds/${reference}`, null, key),
    /** Sends each event of a payment to the webhook, in its order. */
    notifyAll: async (intent: string) => {
      for (const event of await eventsOf(intent)) assert.equal(await notify(event), 200);
    },
  };
}
