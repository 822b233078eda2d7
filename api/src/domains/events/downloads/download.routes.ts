import { addDownloadTokenSchema, attendeeDownloadCalls, attendeeFilterSchema } from '@enlace/shared-contract/attendees';
import { orderCalls, ordersFileSchema } from '@enlace/shared-contract/orders';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { answerCsv } from '../../../infrastructure/csv/answer-csv';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { answerXlsx } from '../../../infrastructure/xlsx/answer-xlsx';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { serveByRows, serveOpen } from '../../../kit/core/http/serve-call';
import { actingOf } from '../../identity';
import { findAnswerColumns } from './answer-columns';
import { attendeeBatches, attendeeColumns, countAttendees, headOf } from './attendees-file';
import { chooseColumns } from './choose-columns';
import { addDownloadToken, admitDownload } from './download-tokens';
import { findEventOfFile } from './event-of-file';
import { ordersFile } from './orders-file';
import { serveEventCall } from '../rights/serve-event-call';
import { requireEventRight } from '../rights/led-events';

/** Downloads of attendees and orders for organisers (docs/SPECIFICATION.md, section 7). */
export function mountDownloads(app: FastifyInstance, deps: ApiDeps): void {
  serveByRows(app, attendeeDownloadCalls.addDownloadToken, async (request, reply) => {
    const { download } = parseBody(addDownloadTokenSchema, request);
    void reply.code(201).header('cache-control', 'no-store');
    return { data: await addDownloadToken(actingOf(request, deps), download) };
  });

  serveEventCall(app, deps, attendeeDownloadCalls.attendeeColumns, async (request) => {
    const id = pathId(request) ?? 0;
    await findEventOfFile(deps.reads, id);
    const answers = await findAnswerColumns(deps.reads, id, readerLocaleOf(request.headers));
    return {
      data: [
        ...attendeeColumns.map((name) => ({ key: name, name, is_answer: false })),
        ...answers.map(({ key, name }) => ({ key, name, is_answer: true })),
      ],
    };
  });

  for (const [name, call] of [
    ['download_attendee_list', attendeeDownloadCalls.downloadAttendeeList],
    ['download_attendee_db', attendeeDownloadCalls.downloadAttendeeDb],
  ] as const)
    serveOpen(app, { method: call.method, path: call.path }, async (request, reply) => {
      await admitDownload(deps, request, name, call.access);
      const { format, columns, ...filter } = parseQuery(attendeeFilterSchema, request);
      // Leaders of chapters get the file of one event.
      await requireEventRight(deps.reads, request.viewer, call.access, sql`${Number(filter.event_id || 0)}::bigint`);
      const lang = readerLocaleOf(request.headers);
      const isOfEvent = name === 'download_attendee_list' && Boolean(filter.event_id);
      const event = isOfEvent ? await findEventOfFile(deps.reads, Number(filter.event_id)) : null;
      const answers = event === null ? [] : await findAnswerColumns(deps.reads, event.id, lang);
      const chosenColumns = chooseColumns(columns, answers, event);
      const file = { filter, lang, ...chosenColumns, origin: deps.env.publicUrl };
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const answer = format === 'xlsx' ? answerXlsx : answerCsv;
      return answer(deps, request, reply, {
        name: event === null ? 'attendees' : `attendees-${event.slug}`,
        resource: 'attendees',
        filters: columns === undefined ? filter : { ...filter, columns },
        columns: [
          ...chosenColumns.columns.map((one) => headOf(one, event)),
          ...chosenColumns.answerColumns.map((column) => column.name),
        ],
        count: () => countAttendees(deps.reads, filter),
        batches: () => attendeeBatches(deps.reads, file),
      });
    });

  const { method, path, access } = orderCalls.downloadOrders;
  // Without its access: a token opens it, too.
  serveOpen(app, { method, path }, async (request, reply) => {
    await admitDownload(deps, request, 'orders', access);
    await requireEventRight(deps.reads, request.viewer, access, sql`${pathId(request)}::bigint`);
    const event = await findEventOfFile(deps.reads, pathId(request));
    const { format, ...choice } = parseQuery(ordersFileSchema, request);
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const answer = format === 'xlsx' ? answerXlsx : answerCsv;
    return answer(deps, request, reply, {
      name: `orders-${event.slug}`,
      resource: 'orders',
      filters: { event_id: event.id, ...choice },
      ...ordersFile(deps.reads, event, choice),
    });
  });
}
