import { AppError } from '@enlace/shared-contract/errors';
import { adjustSchema, arrangeSchema, media, mediaCalls, replaceSchema } from '@enlace/shared-contract/media';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { authorise } from '../../../kit/core/rights/authorise';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { adjustMedium } from './adjust-medium';
import { arrangeMedia } from './arrange-media';
import { presentMedium } from './present-medium';
import { readOverview } from './read-overview';
import { replaceMedium } from './replace-medium';
import type { ReplacementContext } from './replace-everywhere';
import { mountUploads } from './upload.routes';

/** Calls of the media library beside those of its resource: uploads, recipes, replacements, bulk actions. */
export function mountLibrary(app: FastifyInstance, deps: ApiDeps, resources: readonly MountedResource[]): void {
  mountUploads(app, deps);
  const resourcesByName = new Map(resources.map((each) => [each.resource.name, each]));
  const contextOf = (request: FastifyRequest): ReplacementContext => ({
    ...writeContextOf(request, deps),
    resources: resourcesByName,
  });

  const requireId = (request: FastifyRequest): number => {
    const id = pathId(request);
    if (id === null) throw new AppError('NOT_FOUND', { message: 'no such medium' });
    return id;
  };

  serveCall(app, mediaCalls.adjust, async (request) => {
    const id = requireId(request);
    const { recipe } = parseBody(adjustSchema, request);
    const report = await adjustMedium(contextOf(request), { id, recipe });
    return { data: await presentMedium(deps.db, deps, request, id), report };
  });

  serveCall(app, mediaCalls.replace, async (request) => {
    const id = requireId(request);
    const { by } = parseBody(replaceSchema, request);
    const report = await replaceMedium(contextOf(request), { id, by });
    return { data: await presentMedium(deps.db, deps, request, id), report };
  });

  serveCall(app, mediaCalls.arrange, async (request) => {
    const arrangement = parseBody(arrangeSchema, request);
    if (arrangement.action === 'remove' && media.wire.remove !== undefined)
      authorise(request, media.wire.remove.access);
    return { data: await arrangeMedia(writeContextOf(request, deps), arrangement) };
  });

  serveCall(app, mediaCalls.overview, async () => ({ data: await readOverview(deps.reads) }));
}
