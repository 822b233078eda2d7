import { AppError } from '@enlace/shared-contract/errors';
import type { NotificationCount } from '@enlace/shared-contract/notifications';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { countNotifications } from './notifications.repository';
import { notificationsOf } from './notify';

/** A comment shows both ends that the connection works. */
const signMs = 20_000;
/** The browser opens the next stream with a new token, so the end of a login session ends its stream. */
const lifeMs = 5 * 60_000;
/** Streams of one user in one process; a browser opens one for all its tabs. */
const mostStreams = 6;
/** A listener that has just started can have missed a change; the number is read again after this time. */
const startMs = 1000;
/** Several changes of one moment are one event. */
const pauseMs = 50;

/** Opens streams of server-sent events with the number of unread notifications, at first and after each change. */
export function createStreams(app: FastifyInstance, deps: Pick<ApiDeps, 'db' | 'watchChanges'>) {
  const streams = new Set<PassThrough>();
  const countByUser = new Map<number, number>();
  app.addHook('preClose', async () => streams.forEach((stream) => stream.end()));

  return function openStream(userId: number, reply: FastifyReply): FastifyReply {
    const count = countByUser.get(userId) ?? 0;
    if (count >= mostStreams) throw new AppError('RATE_LIMITED', { message: `${count} streams of user ${userId}` });
    countByUser.set(userId, count + 1);
    const stream = new PassThrough();
    streams.add(stream);
    const send = (value: NotificationCount): void => void stream.write(`data: ${JSON.stringify(value)}\n\n`);
    const read = readLatest(
      () => countNotifications(deps.db, userId),
      send,
      () => stream.end(),
    );
    // The changes are watched before the first read, so that none is missed.
    const stop = deps.watchChanges((change) => {
      if (change === null || (change.table === notificationsOf && change.ids?.includes(userId) !== false)) read();
    });
    let signTimer: NodeJS.Timeout | undefined;
    const sign = (): void => {
      stream.write(':\n\n');
      signTimer = setTimeout(sign, signMs).unref();
    };
    const start = setTimeout(read, startMs).unref();
    const life = setTimeout(() => stream.end(), lifeMs).unref();
    stream.once('close', () => {
      stop();
      clearTimeout(signTimer);
      clearTimeout(start);
      clearTimeout(life);
      streams.delete(stream);
      const rest = (countByUser.get(userId) ?? 1) - 1;
      if (rest === 0) countByUser.delete(userId);
      else countByUser.set(userId, rest);
    });
    reply.raw.once('close', () => stream.destroy());
    sign();
    read();
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream);
  };
}

/** Reads after a request and sends a new value, one read at a time; a request during a read causes one more. */
function readLatest(
  read: () => Promise<NotificationCount>,
  send: (value: NotificationCount) => void,
  fail: () => void,
): () => void {
  let isBusy = false;
  let isAsked = false;
  let lastText = '';
  const run = async (): Promise<void> => {
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      const value = await read();
      const text = JSON.stringify(value);
      if (text !== lastText) send(value);
      lastText = text;
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    }
    isBusy = false;
  };
  return () => {
    isAsked = true;
    if (!isBusy) run().catch(fail);
  };
}
