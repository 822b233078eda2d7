import {
  addSpeakerSchema,
  editSpeakerSchema,
  eventSpeakerCalls,
  orderSpeakersSchema,
} from '@enlace/shared-contract/events';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId, requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { requireEvent } from '../codes/codes.repository';
import { listSpeakers } from './find-speakers';
import { addSpeaker, editSpeaker, orderSpeakers, removeSpeaker } from './write-speakers';
import { serveEventCall, serveRowCall } from '../rights/serve-event-call';

/** The programme of an event with its external speakers. */
export function mountSpeakers(app: FastifyInstance, deps: ApiDeps): void {
  const answerProgramme = async (request: FastifyRequest, eventId: number | null) => {
    const event = await requireEvent(deps.db, eventId);
    return { data: await listSpeakers(deps.db, event, readContext(request, deps.clock)) };
  };

  serveEventCall(app, deps, eventSpeakerCalls.listSpeakers, (request) => answerProgramme(request, pathId(request)));

  serveEventCall(app, deps, eventSpeakerCalls.addSpeaker, async (request, reply) => {
    await addSpeaker(writeContextOf(request, deps), {
      eventId: pathId(request),
      ...parseBody(addSpeakerSchema, request),
    });
    void reply.code(201);
    return answerProgramme(request, pathId(request));
  });

  serveRowCall(app, deps, 'event_speakers', eventSpeakerCalls.editSpeaker, async (request) => {
    const event = await editSpeaker(writeContextOf(request, deps), {
      id: requirePathId(request),
      form: parseBody(editSpeakerSchema, request),
    });
    return answerProgramme(request, event);
  });

  serveRowCall(app, deps, 'event_speakers', eventSpeakerCalls.removeSpeaker, async (request) => {
    const event = await removeSpeaker(writeContextOf(request, deps), requirePathId(request));
    return answerProgramme(request, event);
  });

  serveEventCall(app, deps, eventSpeakerCalls.orderSpeakers, async (request) => {
    await orderSpeakers(writeContextOf(request, deps), {
      eventId: pathId(request),
      ids: parseBody(orderSpeakersSchema, request).ids,
    });
    return answerProgramme(request, pathId(request));
  });
}
