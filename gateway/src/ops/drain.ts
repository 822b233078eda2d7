import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { sendError } from './errors';

/** Seconds after which another process, or this one after its restart, can answer. */
const retryAfterSeconds = 2;
const stepMs = 25;

/**
 * The requests in progress. After `start`, new requests are refused with 503, and what answers need, such as the calls of
 * the API for a page, still works. Fastify's own close ends these calls first.
 */
export class Drain {
  #isStarted = false;
  /** The last answer of each connection. Listeners for each answer would cost a kept page a tenth of its time. */
  readonly #answers = new Map<Socket, ServerResponse>();
  readonly #listeners: (() => void)[] = [];

  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** Work that ends with the start of the drain. */
  onStart(listener: () => void): void {
    this.#listeners.push(listener);
  }

  attach(app: FastifyInstance): void {
    app.server.on('connection', (socket: Socket) => socket.once('close', () => this.#answers.delete(socket)));
    app.server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
      if (!this.#isStarted) this.#answers.set(socket, answer);
    });
    app.addHook('onRequest', (request, reply, next) => {
      if (!this.#isStarted || !hasConnection(request) || request.url === '/readyz') return next();
      void reply.header('connection', 'close');
      return void sendError(reply, new AppError('UNAVAILABLE', { message: 'the process stops', retryAfterSeconds }));
    });
    app.addHook('onSend', (_request, reply, payload, next) => {
      if (this.#isStarted) void reply.header('connection', 'close');
      next(null, payload);
    });
    app.addHook('preClose', async () => this.start());
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    for (const listener of this.#listeners) listener();
  }

  /** Resolves when every answer has begun; answers that are held open go on. @param end latest time */
  async waitForHeaders(end: number): Promise<void> {
    await waitUntil(() => this.#openAnswers().every(({ headersSent }) => headersSent), end);
  }

  /** Resolves to the number of answers that have not ended in time. @param end latest time */
  async waitForEndOfAnswers(end: number): Promise<number> {
    await waitUntil(() => this.#openAnswers().length === 0, end);
    return this.#openAnswers().length;
  }

  /** A connection answers its requests one after the other, so an open answer is its last one. */
  #openAnswers(): readonly ServerResponse[] {
    return [...this.#answers.values()].filter(({ writableFinished }) => !writableFinished);
  }
}

async function waitUntil(isDone: () => boolean, end: number): Promise<void> {
  while (!isDone() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, stepMs));
}

/** The gateway's own calls of the API have none. */
function hasConnection({ raw }: FastifyRequest): boolean {
  return Number.isFinite(raw.socket.bytesRead);
}
