import {
  addSeriesSchema,
  copyToSeriesSchema,
  previewSeriesSchema,
  removeFromSeriesSchema,
  seriesCalls,
} from '@enlace/shared-contract/events';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { copyToSeries, removeFromSeries } from './change-series';
import { findSeries, findSeriesOfEvent } from './find-series';
import { makeSeries, previewSeries } from './make-series';
import { seriesSentence } from './series-sentence';
import { serveEventCall } from '../rights/serve-event-call';

/** Events that repeat. */
export function mountSeries(app: FastifyInstance, deps: ApiDeps): void {
  const contextOf = (request: FastifyRequest) => {
    const context = readContext(request, deps.clock);
    return { ...context, lang: context.lang ?? readerLocaleOf(request.headers) };
  };

  serveCall(app, seriesCalls.get, async (request) => ({
    data: await findSeries(deps.db, pathId(request), contextOf(request)),
  }));

  serveCall(app, seriesCalls.getOfEvent, async (request) => ({
    data: await findSeriesOfEvent(deps.db, pathId(request), contextOf(request)),
  }));

  serveEventCall(app, deps, seriesCalls.previewSeries, async (request) => {
    const form = parseBody(previewSeriesSchema, request);
    const { first, dates, rule } = await previewSeries(writeContextOf(request, deps), {
      eventId: pathId(request),
      rule: form,
    });
    return { data: { rule, sentence: seriesSentence(form, first, contextOf(request).lang), dates } };
  });

  serveEventCall(app, deps, seriesCalls.addSeries, async (request, reply) => {
    const id = await makeSeries(writeContextOf(request, deps), {
      eventId: pathId(request),
      rule: parseBody(addSeriesSchema, request),
    });
    void reply.code(201);
    return { data: await findSeries(deps.db, id, contextOf(request)) };
  });

  serveEventCall(app, deps, seriesCalls.copyToSeries, async (request) => ({
    data: await copyToSeries(writeContextOf(request, deps), {
      eventId: pathId(request),
      ...parseBody(copyToSeriesSchema, request),
    }),
  }));

  serveCall(app, seriesCalls.removeFromSeries, async (request) => {
    const { scope } = parseBody(removeFromSeriesSchema, request);
    return { data: await removeFromSeries(writeContextOf(request, deps), { eventId: pathId(request), scope }) };
  });
}
