import {
  editEventCodeSchema,
  eventCodeCalls,
  eventCodeInputSchema,
  eventCodesInputSchema,
  eventCodesQuerySchema,
  offerQuerySchema,
  removeEventCodesSchema,
} from '@enlace/shared-contract/orders';
import type { FastifyInstance } from 'fastify';

import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { pathId, requirePathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { findEventOfFile } from '../downloads/event-of-file';
import { codesFile } from './codes-file';
import { findCodeRow, listCodes } from './codes.repository';
import { findOffer } from './find-offer';
import { limitCodes } from './limit-codes';
import { removeCodes } from './remove-codes';
import { addCode, addManyCodes, editCode, removeCode } from './write-codes';
import { serveEventCall, serveRowCall } from '../rights/serve-event-call';

/** Codes of events, and the tickets that a visitor can buy with one. */
export function mountCodes(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, eventCodeCalls.offer, async (request) => {
    const text = parseQuery(offerQuerySchema, request).code?.trim() ?? '';
    const offerRequest = {
      eventId: pathId(request),
      text: text === '' ? null : text,
      locale: readerLocaleOf(request.headers),
    };
    const data = await limitCodes(
      writeContextOf(request, deps),
      offerRequest.text,
      () => findOffer(deps.db, offerRequest, readContext(request, deps.clock)),
      ({ code }) => code?.refusal === 'unknown',
    );
    return { data };
  });

  serveEventCall(app, deps, eventCodeCalls.list, async (request) =>
    listCodes(deps.db, pathId(request), parseQuery(eventCodesQuerySchema, request)),
  );

  serveEventCall(app, deps, eventCodeCalls.add, async (request, reply) => {
    const id = await addCode(writeContextOf(request, deps), {
      eventId: pathId(request),
      form: parseBody(eventCodeInputSchema, request),
    });
    void reply.code(201);
    return { data: await findCodeRow(deps.db, id) };
  });

  serveEventCall(app, deps, eventCodeCalls.addMany, async (request, reply) => {
    const form = parseBody(eventCodesInputSchema, request);
    const ids = await addManyCodes(writeContextOf(request, deps), { eventId: pathId(request), form });
    void reply.code(201);
    return { data: { ids } };
  });

  serveRowCall(app, deps, 'event_codes', eventCodeCalls.edit, async (request) => {
    const id = requirePathId(request);
    await editCode(writeContextOf(request, deps), { id, ...parseBody(editEventCodeSchema, request) });
    return { data: await findCodeRow(deps.db, id) };
  });

  serveRowCall(app, deps, 'event_codes', eventCodeCalls.remove, async (request) => {
    const id = requirePathId(request);
    await removeCode(writeContextOf(request, deps), id);
    return { data: { id } };
  });

  serveEventCall(app, deps, eventCodeCalls.removeMany, async (request) => {
    const { ids } = parseBody(removeEventCodesSchema, request);
    return { data: await removeCodes(writeContextOf(request, deps), { eventId: pathId(request), ids }) };
  });

  serveEventCall(app, deps, eventCodeCalls.download, async (request, reply) => {
    const event = await findEventOfFile(deps.reads, pathId(request));
    const { search = '' } = parseQuery(eventCodesQuerySchema, request);
    const file = codesFile(deps.reads, event, search, readContext(request, deps.clock));
    void reply.header('cache-control', 'no-store');
    const filters = { event_id: event.id, search };
    return answerCsv(deps, request, reply, { name: `codes-${event.slug}`, resource: 'event_codes', filters, ...file });
  });
}
