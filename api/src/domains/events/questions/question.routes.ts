import { AppError } from '@enlace/shared-contract/errors';
import { questionCalls } from '@enlace/shared-contract/events';
import { holdKeyHeader } from '@enlace/shared-contract/orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { pathId, queryId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveByRows, serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { readKey } from '../orders/order-key';
import { listEventQuestions, listQuestions } from './questions.repository';
import { type QuestionBody, type QuestionChange, readNewQuestions, readQuestionChanges } from './read-question-body';
import { removeQuestion } from './remove-question';
import { writeQuestions } from './write-questions';
import { serveEventCall, serveRowCall } from '../rights/serve-event-call';

/** Questions of tickets (docs/SPECIFICATION.md, section 7). */
export function mountQuestions(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, questionCalls.list, async (request) => {
    const { ticketId = '' } = request.params as { ticketId?: string };
    const data = await listOf(request, Number(ticketId));
    if (data === null) throw new AppError('NOT_FOUND', { message: `ticket ${ticketId}` });
    return { data };
  });

  serveEventCall(app, deps, questionCalls.listForEvent, async (request) => {
    const id = pathId(request);
    const data = id === null ? null : await listEventQuestions(deps.db, id, readContext(request, deps.clock));
    if (data === null) throw new AppError('NOT_FOUND', { message: 'no such event' });
    return { data };
  });

  serveByRows(app, questionCalls.add, async (request, reply) => {
    const answer = await write(request, readNewQuestions(request.body, readerLocaleOf(request.headers)));
    void reply.code(201);
    return answer;
  });

  serveByRows(app, questionCalls.edit, async (request) =>
    write(request, readQuestionChanges(request.body, readerLocaleOf(request.headers))),
  );

  serveRowCall(app, deps, 'ticket_questions', questionCalls.remove, async (request) => {
    const id = queryId(request);
    await removeQuestion(writeContextOf(request, deps), id);
    return { data: { id } };
  });

  /** Writes the questions of a body; answers those of the body, one or a list. */
  async function write(request: FastifyRequest, body: QuestionBody<QuestionChange>) {
    const { ids, eventId } = await writeQuestions(writeContextOf(request, deps), body);
    const { ticketId } = body;
    const rows = (await listEventQuestions(deps.db, eventId, readContext(request, deps.clock), ids)) ?? [];
    const writtenRows = ids.flatMap((id) => rows.filter((row) => row.id === id));
    const data = ticketId === null ? writtenRows : writtenRows.map((row) => ({ ...row, ticket_id: ticketId }));
    return { data: body.isList ? data : data[0] };
  }

  function listOf(request: FastifyRequest, ticketId: number) {
    const holdKey = readKey(request.headers[holdKeyHeader]);
    if (!Number.isSafeInteger(ticketId) || ticketId < 1) return Promise.resolve(null);
    return listQuestions(deps.db, { ticketId, holdKey }, readContext(request, deps.clock));
  }
}
