import type { ApiEnv, Db, StripeSandbox } from '@enlace/api/seeding';
import type { FastifyInstance } from 'fastify';

import { billingCalls } from './billing/billing-calls';
import { authenticateSetup, isSetupSource } from './billing/saved-cards';
import { writeScript } from './browser/write-script';
import {
  authenticate,
  cancelIntent,
  changeIntent,
  confirmIntent,
  createIntent,
  findIntent,
  locksOf,
} from './payment-intents';
import { moneyCalls } from './money/money-calls';
import { readRequest, type SandboxAnswer, type SandboxRequest, type Work } from './sandbox-request';
import { SandboxStore, type StripeObject } from './sandbox-store';
import { invalidRequest, missingObject, newId, StripeFault } from './stripe-fault';
import { tableOf } from './test-cards';
import { WebhookSender } from './send-webhooks';

/** Keys of the sandbox; they open nothing else. */
const keys = {
  secretKey: 'sk_test_enlaceSandbox',
  publishableKey: 'pk_test_enlaceSandbox',
  webhookSecret: 'whsec_enlaceSandbox',
};

const apiVersion = '2026-10-28.endive';

/**
 * A fake of Stripe for development without keys and for tests: payment intents, refunds, events and test cards in
 * Stripe's own format. Production never uses it, because no money moves.
 */
export function createStripeSandbox(mode: ApiEnv['mode'], { db, sendsEvents = true }: SandboxOptions): StripeSandbox {
  if (mode === 'production') throw new Error('the sandbox of Stripe is not for production: set STRIPE_SECRET_KEY');
  const store = new SandboxStore(db);
  let sender: WebhookSender | null = null;

  const answer = async (request: Request): Promise<Response> => {
    const { status, body } = await answerFault(async () => {
      const sandboxRequest = await readRequest(request, keys);
      const events: object[] = [];
      const locks = [sandboxRequest.idempotencyKey ?? '', ...locksOf(sandboxRequest)].filter(Boolean);
      const result = await store.alone(locks, (objects) => {
        const announce = async (type: string, object: StripeObject): Promise<void> => {
          const event = { id: newId('evt'), ...eventOf(type, object) };
          await objects.save('event', event);
          events.push(event);
        };
        return once(sandboxRequest, { objects, announce });
      });
      for (const event of events) sender?.send(event);
      return result;
    });
    const headers = { 'content-type': 'application/json', 'request-id': newId('req'), 'stripe-version': apiVersion };
    return new Response(JSON.stringify(body), { status, headers });
  };

  return {
    keys,
    answer,
    serve: (app, { path, scriptPath, webhookPath }) => {
      if (sendsEvents) {
        sender = new WebhookSender(async (payload, signature) => {
          const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
          return (await app.inject({ method: 'POST', url: webhookPath, headers, payload })).statusCode;
        }, keys.webhookSecret);
        app.addHook('onClose', () => sender?.close());
      }
      void app.register(async (scope) => serveBrowser(scope, path, answer));
      const script = writeScript(path);
      app.get(scriptPath, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
    },
  };
}

export interface SandboxOptions {
  readonly db: Db;
  /** Default: true. Tests send the events by themselves. */
  readonly sendsEvents?: boolean;
}

/** The same for browsers, under a path of this site. Bodies stay as they are. */
function serveBrowser(scope: FastifyInstance, path: string, answer: StripeSandbox['answer']): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, callback) => callback(null, body));
  scope.route({
    method: ['GET', 'POST'],
    url: `${path}/v1/*`,
    handler: async ({ method, url, headers, body }, reply) => {
      const { authorization } = headers;
      const response = await answer(
        new Request(new URL(url, 'http://sandbox.localhost'), {
          method,
          headers: authorization === undefined ? {} : { authorization },
          ...(typeof body === 'string' ? { body } : {}),
        }),
      );
      return reply
        .code(response.status)
        .type('application/json')
        .send(await response.text());
    },
  });
}

/** Answers a request; one with an idempotency key as the first time. */
async function once(request: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const { idempotencyKey: key, text, method, path } = request;
  if (key === null || method === 'GET') return answerFault(() => route(request, work));
  const id = `key_${key}`;
  const earlier = await work.objects.find(id);
  if (earlier !== null) {
    if (earlier['text'] === `${path.join('/')} ${text}`)
      return { status: Number(earlier['status']), body: tableOf(earlier['body']) };
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with.`;
    return answerFault(() => Promise.reject(new StripeFault(400, { type: 'idempotency_error', message })));
  }
  const answer = await answerFault(() => route(request, work));
  await work.objects.save('key', { id, text: `${path.join('/')} ${text}`, status: answer.status, body: answer.body });
  return answer;
}

async function route(request: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const { method, path, isPublic } = request;
  const [kind = '', id] = path;
  const call = nameOf(request);
  const forBrowsers = [
    'GET payment_intents/{id}',
    'POST payment_intents/{id}/confirm',
    'POST 3ds2/authenticate',
    'GET setup_intents/{id}',
    'POST setup_intents/{id}/confirm',
  ];
  if (isPublic && !forBrowsers.includes(call))
    throw new StripeFault(401, {
      type: 'invalid_request_error',
      message: 'This API call cannot be made with a publishable API key.',
    });
  switch (call) {
    case 'POST payment_intents':
      return createIntent(request, work);
    case 'GET payment_intents/{id}':
      return { status: 200, body: await findIntent(request, work) };
    case 'POST payment_intents/{id}':
      return changeIntent(request, work);
    case 'POST payment_intents/{id}/confirm':
      return confirmIntent(request, work);
    case 'POST payment_intents/{id}/cancel':
      return cancelIntent(request, work);
    case 'POST 3ds2/authenticate':
      return isSetupSource(request.form['source']) ? authenticateSetup(request, work) : authenticate(request, work);
    case 'GET charges/{id}':
    case 'GET events/{id}': {
      const object = await work.objects.find(id ?? '');
      if (object === null) throw missingObject(kind.slice(0, -1), id ?? '');
      return { status: 200, body: object };
    }
    case 'GET events': {
      const data = await work.objects.list('event', 100);
      return { status: 200, body: { object: 'list', url: '/v1/events', has_more: false, data } };
    }
    default: {
      const answerBilling = billingCalls[call] ?? moneyCalls[call];
      if (answerBilling !== undefined) return answerBilling(request, work);
      throw invalidRequest(`Unrecognized request URL (${method}: /v1/${path.join('/')}).`, {}, 404);
    }
  }
}

/** Method and path of a request with `{id}` for ids, e.g. `POST invoices/{id}/pay`. */
function nameOf({ method, path }: SandboxRequest): string {
  const names = path.map((part, index) => (index > 0 && /_/.test(part) && !fixedParts.has(part) ? '{id}' : part));
  return `${method} ${names.join('/')}`;
}

/** Parts of paths that look like ids. */
const fixedParts = new Set(['create_preview', 'mark_uncollectible', 'test_clocks']);

function eventOf(type: string, object: StripeObject): object {
  return {
    object: 'event',
    api_version: apiVersion,
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

async function answerFault(work: () => Promise<SandboxAnswer>): Promise<SandboxAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    return { status: error.status, body: { error: error.body } };
  }
}
