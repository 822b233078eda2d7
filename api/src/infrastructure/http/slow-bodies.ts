import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface SlowBodyLimits {
  readonly windowMs: number;
  /** Bytes that must arrive in each window until the body is complete. */
  readonly leastBytes: number;
  /** Time after an answer in which the rest of the body can still arrive. */
  readonly restMs: number;
}

/** 2 kB per second, so that a large upload over a poor mobile network goes on and a body byte by byte ends. */
const usualLimits: SlowBodyLimits = { windowMs: 30_000, leastBytes: 64 * 1024, restMs: 5_000 };

/**
 * Ends requests whose body arrives too slowly with 408, because each one holds a connection and its files. Small bodies
 * have `windowMs` in all. The time of a whole request has its own limit, `requestTimeout` of the server. A request that is
 * answered before its body has arrived, because it is refused, loses its connection after `restMs`.
 */
export function endSlowBodies(app: FastifyInstance, limits: SlowBodyLimits = usualLimits): void {
  // Answers without a route have no hooks, so the server is watched.
  app.server.on('request', (request: IncomingMessage, answer: ServerResponse) => {
    if (hasBody(request)) answer.once('finish', () => endRest(request, limits.restMs));
  });
  app.addHook('onRequest', (request, reply, next) => {
    watchBody(request, reply, limits);
    next();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function endRest(request: IncomingMessage, restMs: number): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, restMs).unref();
  request.once('close', () => clearTimeout(timer));
}

function watchBody(request: FastifyRequest, reply: FastifyReply, limits: SlowBodyLimits): void {
  const { raw } = request;
  // An injected request has no connection.
  if (!hasBody(raw) || !Number.isFinite(raw.socket.bytesRead)) return;
  let lastBytes = raw.socket.bytesRead;
  const timer = setTimeout(() => {
    const newBytes = raw.socket.bytesRead - lastBytes;
    lastBytes += newBytes;
    if (raw.complete || reply.sent) return;
    if (newBytes >= limits.leastBytes) return void timer.refresh();
    // The rest of the body is not read: the connection ends with the answer.
    reply.raw.once('finish', () => raw.destroy());
    void reply
      .header('connection', 'close')
      .send(new AppError('BAD_REQUEST', { status: 408, message: `body too slow: ${newBytes} bytes` }));
  }, limits.windowMs).unref();
  reply.raw.once('close', () => clearTimeout(timer));
}
