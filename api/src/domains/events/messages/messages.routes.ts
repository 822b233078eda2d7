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
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { findMessage, listMessages } from './messages.repository';
import { previewMessage, testMessage } from './preview-message';
import { addMessage, cancelMessage } from './write-message';

/** Messages of organisers to attendees (docs/guides/messages.md). */
export function mountMessages(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, eventMessageCalls.list, async (request) =>
    listMessages(deps.db, pathId(request), parseQuery(eventMessagesQuerySchema, request)),
  );

  serveCall(app, eventMessageCalls.preview, async (request) => ({
    data: await previewMessage(writeContextOf(request, deps), {
      eventId: pathId(request),
      ...parseBody(previewMessageSchema, request),
    }),
  }));

  serveCall(app, eventMessageCalls.test, async (request) => {
    const { texts } = parseBody(testMessageSchema, request);
    return { data: { email: await testMessage(writeContextOf(request, deps), { eventId: pathId(request), texts }) } };
  });

  serveCall(app, eventMessageCalls.add, async (request, reply) => {
    const id = await addMessage(writeContextOf(request, deps), {
      eventId: pathId(request),
      form: parseBody(addMessageSchema, request),
    });
    void reply.code(201);
    return { data: await findMessage(deps.db, id) };
  });

  serveCall(app, eventMessageCalls.cancel, async (request) => {
    const id = pathId(request);
    await cancelMessage(writeContextOf(request, deps), id);
    return { data: await findMessage(deps.db, id) };
  });
}
