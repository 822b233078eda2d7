import { AppError } from '@enlace/shared-contract/errors';
import { joinWaitingListSchema, waitingListCalls } from '@enlace/shared-contract/orders';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { localeOf } from '../../../../infrastructure/http/locale';
import { parseBody } from '../../../../kit/core/http/parse';
import { pathId } from '../../../../kit/core/http/path-id';
import { readContext } from '../../../../kit/core/table/read-context';
import { serveCall } from '../../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../../kit/core/write/write-context';
import { createPlaceLinks } from '../place-links';
import { acceptOffer, endPlace, keepWaiting, requireEntryId } from './answer-offer';
import { findPlace, findPlaces } from './find-place';
import { joinWaitingList } from './join-waiting-list';

/** Places on waiting lists, for their owners (docs/guides/seats.md). */
export function mountWaitingPlaces(app: FastifyInstance, deps: ApiDeps): void {
  const contextOf = (request: FastifyRequest) => {
    const context = readContext(request, deps.clock);
    return { ...context, lang: context.lang ?? localeOf(request.headers) };
  };
  const entryOf = (request: FastifyRequest): number => {
    const { token = '' } = request.params as { token?: string };
    return requireEntryId({ deps }, token);
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply, id: number) => {
    void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    return { data: await findPlace(deps.db, id, contextOf(request)) };
  };

  serveCall(app, waitingListCalls.joinWaitingList, async (request, reply) => {
    const eventId = pathId(request);
    if (eventId === null) throw new AppError('NOT_FOUND');
    const data = await joinWaitingList(writeContextOf(request, deps), {
      eventId,
      form: parseBody(joinWaitingListSchema, request),
    });
    void reply.code(201);
    return { data };
  });

  serveCall(app, waitingListCalls.getWaitingPlace, async (request, reply) => answer(request, reply, entryOf(request)));

  serveCall(app, waitingListCalls.acceptOffer, async (request, reply) => {
    const id = entryOf(request);
    const hold = await acceptOffer(writeContextOf(request, deps), id);
    const { data } = await answer(request, reply, id);
    return { data: { ...data, hold } };
  });

  serveCall(app, waitingListCalls.declineOffer, async (request, reply) => {
    const id = entryOf(request);
    await endPlace(writeContextOf(request, deps), { id, name: 'decline' });
    return answer(request, reply, id);
  });

  serveCall(app, waitingListCalls.keepWaiting, async (request, reply) => {
    const id = entryOf(request);
    await keepWaiting(writeContextOf(request, deps), id);
    return answer(request, reply, id);
  });

  serveCall(app, waitingListCalls.leaveWaitingList, async (request, reply) => {
    const id = entryOf(request);
    await endPlace(writeContextOf(request, deps), { id, name: 'leave' });
    return answer(request, reply, id);
  });

  serveCall(app, waitingListCalls.myWaitingPlaces, async (request) => {
    const places = await findPlaces(deps.db, { userId: request.requireViewer().id }, contextOf(request));
    const links = createPlaceLinks(deps.env.tokenSecret);
    return { data: places.map((place) => ({ ...place, token: links.issue(place.id) })) };
  });
}
