import { asPicture } from '@enlace/api/seeding';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { drawPortraitOf } from './draw-art';

const paramsSchema = z.object({ file: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,119}\.svg$/)) });

const cacheControl = 'public, max-age=31536000, immutable';

/** Drawn portraits of the demo community. They depend only on their address, and a browser caches them for a year. */
export function mountArt(app: FastifyInstance): void {
  for (const prefix of ['/api', '/back/api']) {
    app.get(`${prefix}/v2/art/people/:file`, async (request, reply) => {
      const params = paramsSchema.safeParse(request.params);
      if (!params.success) throw new AppError('NOT_FOUND', { message: 'no such picture' });
      return asPicture(reply, cacheControl).send(drawPortraitOf(params.data.file.slice(0, -'.svg'.length)));
    });
  }
}
