import { AppError } from '@enlace/shared-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';

import { artKinds } from './art-kinds';
import { draw } from './draw';
import { land } from './land';

const paramsSchema = z.object({
  kind: z.enum(artKinds),
  file: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,119}\.svg$/)),
});

const kept = 'public, max-age=31536000, immutable';
const week = 'public, max-age=604800';

/** The land under the map of chapters, without a colour of its own: whoever uses it gives it one. */
const landDocument = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3600 1800"><path id="land" d="${land}"/></svg>`;

/** Drawn pictures, made from their address alone: nothing is stored, and a browser keeps them for a year. */
export function mountArt(app: FastifyInstance): void {
  for (const prefix of ['/api', '/back/api']) {
    app.get(`${prefix}/v2/art/land.svg`, async (_request, reply) => asPicture(reply, week).send(landDocument));
    app.get(`${prefix}/v2/art/:kind/:file`, async (request, reply) => {
      const params = paramsSchema.safeParse(request.params);
      if (!params.success) throw new AppError('NOT_FOUND', { message: 'no such picture' });
      const { kind, file } = params.data;
      return asPicture(reply, kept).send(draw(kind, file.slice(0, -'.svg'.length)));
    });
  }
}

/** A picture that cannot act, wherever it is shown. */
function asPicture(reply: FastifyReply, keeping: string): FastifyReply {
  return reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', keeping)
    .header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin');
}
