import type { WireCall } from '@enlace/shared-contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { givenQueryId, pathId } from '../../../kit/core/http/path-id';
import { type Answer, serveOpen } from '../../../kit/core/http/serve-call';
import type { Expression } from '../../../kit/core/table/expressions';
import { requireEventRight } from './led-events';

/** Tables with rows of one event, by their column `event_id`. */
type RowTable =
  | 'attendees'
  | 'orders'
  | 'event_codes'
  | 'event_pools'
  | 'event_speakers'
  | 'event_messages'
  | 'ticket_questions'
  | 'waiting_entries';

/**
 * Serves a call about the event of its path, for users with the right to all events, and for leaders of a chapter of
 * this event. The right is checked before the body is read.
 */
export function serveEventCall(app: FastifyInstance, deps: Pick<ApiDeps, 'db'>, call: WireCall, answer: Answer): void {
  serveCallOf(app, deps, call, answer, (request) => sql`${pathId(request)}::bigint`);
}

/** As `serveEventCall`, for a call about a row of an event, whose id is in the path or in the query. */
export function serveRowCall(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'db'>,
  table: RowTable,
  call: WireCall,
  answer: Answer,
): void {
  serveCallOf(app, deps, call, answer, (request) => {
    const id = pathId(request) ?? givenQueryId(request);
    return sql`(select r.event_id from ${sql.table(table)} r where r.id = ${id}::bigint)`;
  });
}

function serveCallOf(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'db'>,
  call: WireCall,
  answer: Answer,
  eventOf: (request: FastifyRequest) => Expression,
): void {
  const admit = (request: FastifyRequest): Promise<void> =>
    requireEventRight(deps.db, request.requireViewer(), call.access, eventOf(request));
  serveOpen(app, { ...call, admit }, answer);
}
