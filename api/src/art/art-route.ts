import { AppError } from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import { artKinds } from './art-kinds';
import { draw } from './draw';

const paramsSchema = z.object({
  kind: z.enum(artKinds),
  file: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,119}\.svg$/)),
});

/** Drawn pictures, made from their address alone: nothing is stored, and a browser keeps them for a year. */
export function mountArt(app: FastifyInstance): void {
  for (const prefix of ['/api', '/back/api'])
    app.get(`${prefix}/v2/art/:kind/:file`, async (request, reply) => {
      const params = paramsSchema.safeParse(request.params);
      if (!params.success) throw new AppError('NOT_FOUND', { message: 'no such picture' });
      const { kind, file } = params.data;
      void reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'cross-origin');
      return reply.send(draw(kind, file.slice(0, -'.svg'.length)));
    });
}
