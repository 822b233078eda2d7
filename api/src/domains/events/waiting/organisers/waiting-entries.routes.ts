import { AppError } from '@enlace/shared-contract/errors';
import {
  editWaitingSettingsSchema,
  listWaitingEntriesSchema,
  moveWaitingEntrySchema,
  previewOffersSchema,
  waitingEntryCalls,
} from '@enlace/shared-contract/orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { answerCsv } from '../../../../infrastructure/csv/answer-csv';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { localeOf } from '../../../../infrastructure/http/locale';
import { parseBody, parseQuery } from '../../../../kit/core/http/parse';
import { pathId } from '../../../../kit/core/http/path-id';
import { readContext } from '../../../../kit/core/table/read-context';
import { writeContextOf } from '../../../../kit/core/write/write-context';
import { requireEvent } from '../../codes/codes.repository';
import { offerToEntry } from '../offers/offer-seats';
import { moveEntry, removeEntry } from './change-entries';
import { findWaitingEntry, listWaitingEntries, waitingEntriesFile } from './list-entries';
import { editWaitingSettings, findWaitingSettings, previewOffers } from './waiting-settings';
import { serveEventCall, serveRowCall } from '../../rights/serve-event-call';

/** The waiting list of an event for its organisers. */
export function mountWaitingEntries(app: FastifyInstance, deps: ApiDeps): void {
  const contextOf = (request: FastifyRequest) => readContext(request, deps.clock);
  const idOf = (request: FastifyRequest): number => {
    const id = pathId(request);
    if (id === null) throw new AppError('NOT_FOUND');
    return id;
  };
  const answer = async (request: FastifyRequest, id: number) => ({
    data: await findWaitingEntry(deps.db, id, contextOf(request)),
  });

  serveEventCall(app, deps, waitingEntryCalls.listWaitingEntries, async (request) =>
    listWaitingEntries(deps.db, pathId(request), parseQuery(listWaitingEntriesSchema, request), contextOf(request)),
  );

  serveEventCall(app, deps, waitingEntryCalls.downloadWaitingEntries, async (request, reply) => {
    const eventId = await requireEvent(deps.db, pathId(request));
    const query = parseQuery(listWaitingEntriesSchema, request);
    const file = waitingEntriesFile(deps.reads, eventId, query, localeOf(request.headers));
    void reply.header('cache-control', 'no-store');
    const filters = { event_id: eventId, ...query };
    return answerCsv(deps, request, reply, { name: 'waiting-list', resource: 'waiting_entries', filters, ...file });
  });

  serveEventCall(app, deps, waitingEntryCalls.previewOffers, async (request) => ({
    data: await previewOffers(deps.db, pathId(request), parseQuery(previewOffersSchema, request), contextOf(request)),
  }));

  serveEventCall(app, deps, waitingEntryCalls.getWaitingSettings, async (request) => ({
    data: await findWaitingSettings(deps.db, pathId(request), deps.clock()),
  }));

  serveEventCall(app, deps, waitingEntryCalls.editWaitingSettings, async (request) => {
    const form = parseBody(editWaitingSettingsSchema, request);
    await editWaitingSettings(writeContextOf(request, deps), { eventId: pathId(request), form });
    return { data: await findWaitingSettings(deps.db, pathId(request), deps.clock()) };
  });

  serveRowCall(app, deps, 'waiting_entries', waitingEntryCalls.moveWaitingEntry, async (request) => {
    const id = idOf(request);
    await moveEntry(writeContextOf(request, deps), { id, to: parseBody(moveWaitingEntrySchema, request).to });
    return answer(request, id);
  });

  serveRowCall(app, deps, 'waiting_entries', waitingEntryCalls.offerToWaitingEntry, async (request) => {
    const id = idOf(request);
    await offerToEntry(writeContextOf(request, deps), id);
    return answer(request, id);
  });

  serveRowCall(app, deps, 'waiting_entries', waitingEntryCalls.removeWaitingEntry, async (request) => {
    const id = idOf(request);
    await removeEntry(writeContextOf(request, deps), id);
    return answer(request, id);
  });
}
