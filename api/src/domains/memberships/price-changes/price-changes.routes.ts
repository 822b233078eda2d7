import {
  previewPriceChangeSchema,
  priceChangeCalls,
  startPriceChangeSchema,
  withdrawPriceChangeSchema,
} from '@enlace/shared-contract/memberships';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { treasurerOf } from '../treasury/treasurer';
import { findPriceChange, listPriceChanges } from './list-price-changes';
import { previewPriceChange } from './preview-price-change';
import { startPriceChange } from './start-price-change';
import { withdrawPriceChange } from './withdraw-price-change';

/** Another price for members whose subscription runs (docs/guides/memberships.md). */
export function mountPriceChanges(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, priceChangeCalls.listPriceChanges, async (request) => ({
    data: await listPriceChanges(deps.db, treasurerOf(request, deps).reading),
  }));
  serveCall(app, priceChangeCalls.previewPriceChange, async (request) =>
    previewPriceChange(deps.db, parseQuery(previewPriceChangeSchema, request), treasurerOf(request, deps).reading),
  );
  serveCall(app, priceChangeCalls.startPriceChange, async (request) => {
    const form = parseBody(startPriceChangeSchema, request);
    const writing = treasurerOf(request, deps);
    return { data: await findPriceChange(deps.db, await startPriceChange(writing, form), writing.reading) };
  });
  serveCall(app, priceChangeCalls.withdrawPriceChange, async (request) => {
    const { reason } = parseBody(withdrawPriceChangeSchema, request);
    const writing = treasurerOf(request, deps);
    const id = await withdrawPriceChange(writing, { id: pathId(request), reason });
    return { data: await findPriceChange(deps.db, id, writing.reading) };
  });
}
