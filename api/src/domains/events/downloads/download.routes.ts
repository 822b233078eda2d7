import { addDownloadTokenSchema, AppError, attendeeDownloadCalls, attendeeFilterSchema } from '@enlace/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { localeOf } from '../../../infrastructure/http/locale';
import { authorise } from '../../../kit/authorise';
import { parseBody, parseQuery } from '../../../kit/parse';
import { serveCall, serveOpen } from '../../../kit/serve-call';
import { findAnswerColumns } from './answer-columns';
import { attendeeBatches, attendeeColumns, countAttendees } from './attendees-file';
import { addDownloadToken, takeDownloadToken } from './download-tokens';

/** Downloads of attendees for organisers (docs/SPECIFICATION.md, section 7). */
export function mountDownloads(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, attendeeDownloadCalls.addDownloadToken, async (request, reply) => {
    const { download } = parseBody(addDownloadTokenSchema, request);
    void reply.code(201).header('cache-control', 'no-store');
    return { data: await addDownloadToken(deps, request.requireViewer().id, download) };
  });

  for (const [name, call] of [
    ['download_attendee_list', attendeeDownloadCalls.downloadAttendeeList],
    ['download_attendee_db', attendeeDownloadCalls.downloadAttendeeDb],
  ] as const)
    serveOpen(app, { method: call.method, path: call.path }, async (request, reply) => {
      await admit(request, name);
      const filter = parseQuery(attendeeFilterSchema, request);
      const lang = localeOf(request.headers);
      const isOfEvent = name === 'download_attendee_list' && Boolean(filter.event_id);
      if (isOfEvent) await requireEvent(Number(filter.event_id));
      const answerColumns = isOfEvent ? await findAnswerColumns(deps.reads, Number(filter.event_id), lang) : [];
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      return answerCsv(deps, request, reply, {
        name: 'attendees',
        resource: 'attendees',
        filters: filter,
        columns: [...attendeeColumns, ...answerColumns.map((column) => column.name)],
        count: () => countAttendees(deps.reads, filter),
        batches: () => attendeeBatches(deps.reads, { filter, lang, answerColumns, origin: deps.env.publicUrl }),
      });
    });

  /** Admits a bearer with the right, or the user of a token that was made for this download. */
  async function admit(request: FastifyRequest, download: string): Promise<void> {
    const { token } = request.query as { token?: unknown };
    if (request.headers.authorization !== undefined || typeof token !== 'string')
      authorise(request, attendeeDownloadCalls.addDownloadToken.access);
    else request.viewer = await takeDownloadToken(deps, token, download);
  }

  async function requireEvent(id: number): Promise<void> {
    const row = await deps.reads.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new AppError('NOT_FOUND', { message: `event ${id}` });
  }
}
