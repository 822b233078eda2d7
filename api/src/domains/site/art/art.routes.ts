import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { asPicture } from '../../../infrastructure/http/as-picture';
import { eventArtKinds, recordArtKinds } from './art-kinds';
import { drawRecordArt } from './draw-record-art';
import { drawStrip } from './draw-strip';

const paramsSchema = z.object({
  kind: z.enum([...recordArtKinds, ...eventArtKinds]),
  file: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,119}\.svg$/)),
});

const year = 'public, max-age=31536000, immutable';
const week = 'public, max-age=604800';

/**
 * Drawn pictures of records without a picture, one motif for each kind, and the garland above the events. They depend
 * only on their address: nothing is stored, and a browser caches them.
 */
export function mountRecordArt(app: FastifyInstance): void {
  const strip = drawStrip();
  for (const prefix of ['/api', '/back/api']) {
    app.get(`${prefix}/v2/art/garland.svg`, async (_request, reply) => asPicture(reply, week).send(strip));
    app.get(`${prefix}/v2/art/:kind/:file`, async (request, reply) => {
      const params = paramsSchema.safeParse(request.params);
      if (!params.success) throw new AppError('NOT_FOUND', { message: 'no such picture' });
      const { kind, file } = params.data;
      return asPicture(reply, year).send(drawRecordArt(kind, file.slice(0, -'.svg'.length)));
    });
  }
}
