import {
  addMessageSchema,
  eventMessageCalls,
  eventMessagesQuerySchema,
  previewMessageSchema,
  testMessageSchema,
} from '@enlace/shared-contract/events';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { findMessage, listMessages } from './messages.repository';
import { previewMessage, testMessage } from './preview-message';
import { addMessage, cancelMessage } from './write-message';
import { serveEventCall, serveRowCall } from '../rights/serve-event-call';

/** Messages of organisers to attendees (docs/guides/messages.md). */
export function mountMessages(app: FastifyInstance, deps: ApiDeps): void {
  serveEventCall(app, deps, eventMessageCalls.list, async (request) =>
    listMessages(deps.db, pathId(request), parseQuery(eventMessagesQuerySchema, request)),
  );

  serveEventCall(app, deps, eventMessageCalls.preview, async (request) => ({
    data: await previewMessage(writeContextOf(request, deps), {
      eventId: pathId(request),
      ...parseBody(previewMessageSchema, request),
    }),
  }));

  serveEventCall(app, deps, eventMessageCalls.test, async (request) => {
    const { texts } = parseBody(testMessageSchema, request);
    return { data: { email: await testMessage(writeContextOf(request, deps), { eventId: pathId(request), texts }) } };
  });

  serveEventCall(app, deps, eventMessageCalls.add, async (request, reply) => {
    const id = await addMessage(writeContextOf(request, deps), {
      eventId: pathId(request),
      form: parseBody(addMessageSchema, request),
    });
    void reply.code(201);
    return { data: await findMessage(deps.db, id) };
  });

  serveRowCall(app, deps, 'event_messages', eventMessageCalls.cancel, async (request) => {
    const id = pathId(request);
    await cancelMessage(writeContextOf(request, deps), id);
    return { data: await findMessage(deps.db, id) };
  });
}
